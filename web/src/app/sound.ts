/** The few sounds of the table, made here: nothing is loaded. */
import { settings } from './settings.svelte';

type Sound = 'turn' | 'token' | 'card' | 'end';

let studio: AudioContext | null = null;

/** Browsers let a page sound only after the player has touched it. */
export function wakeSound(): void {
  if (!settings.sound) return;
  studio ??= new AudioContext();
  if (studio.state === 'suspended') void studio.resume();
}

export function play(sound: Sound): void {
  if (!settings.sound || studio?.state !== 'running') return;
  if (sound === 'turn') [523.25, 659.25].forEach((pitch, index) => note(pitch, index * 0.13, 0.3, 0.07));
  if (sound === 'end')
    [523.25, 659.25, 783.99, 1046.5].forEach((pitch, index) => note(pitch, index * 0.14, 0.45, 0.06));
  if (sound === 'token') note(240 + Math.random() * 60, 0, 0.06, 0.05, 'triangle');
  if (sound === 'card') rustle();
}

function note(pitch: number, after: number, length: number, loud: number, shape: OscillatorType = 'sine'): void {
  const start = studio!.currentTime + after;
  const tone = new OscillatorNode(studio!, { type: shape, frequency: pitch });
  const volume = new GainNode(studio!, { gain: 0 });
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(loud, start + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
  tone.connect(volume).connect(studio!.destination);
  tone.start(start);
  tone.stop(start + length);
}

function rustle(): void {
  const length = 0.12;
  const grain = new AudioBuffer({ length: studio!.sampleRate * length, sampleRate: studio!.sampleRate });
  const wave = grain.getChannelData(0);
  for (let i = 0; i < wave.length; i++) wave[i] = (Math.random() * 2 - 1) * (1 - i / wave.length) ** 2;
  const source = new AudioBufferSourceNode(studio!, { buffer: grain });
  const filter = new BiquadFilterNode(studio!, { type: 'bandpass', frequency: 2600, Q: 0.7 });
  source
    .connect(filter)
    .connect(new GainNode(studio!, { gain: 0.09 }))
    .connect(studio!.destination);
  source.start();
}
