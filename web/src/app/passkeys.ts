/** Passkeys: what the browser asks its owner, and what it answers to the service. */
import * as api from '../api/client';
import type { AskForProof } from '../api/types';

export type Answer = Record<string, unknown>;

export const canUsePasskeys = (): boolean =>
  typeof PublicKeyCredential !== 'undefined' && 'parseRequestOptionsFromJSON' in PublicKeyCredential;

/** Its owner called it off, or has no such passkey. */
export class CalledOff extends Error {}

async function answered(asking: Promise<Credential | null>): Promise<Answer> {
  try {
    return ((await asking) as PublicKeyCredential).toJSON() as Answer;
  } catch (problem) {
    if (problem instanceof DOMException) throw new CalledOff(problem.message);
    throw problem;
  }
}

const signed = (options: object): Promise<Answer> =>
  answered(
    navigator.credentials.get({
      publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options as PublicKeyCredentialRequestOptionsJSON),
    }),
  );

export async function makePasskey(): Promise<Answer> {
  const { options } = await api.newPasskey();
  const wanted = PublicKeyCredential.parseCreationOptionsFromJSON(options as never);
  return answered(navigator.credentials.create({ publicKey: wanted }));
}

/** For what touches the name itself; null where there is no passkey yet. */
export async function prove(purpose: AskForProof['purpose']): Promise<Answer | null> {
  const { options } = await api.askForProof(purpose);
  return options ? signed(options) : null;
}

/** `bring`: what this browser has played comes along. */
export async function signIn(bring: boolean): Promise<void> {
  const { options } = await api.askToSignIn();
  await api.signIn(await signed(options!), bring);
}
