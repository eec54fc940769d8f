/** What can be read about a game: how it is played, what its icons mean, its rules. */
export const PARTS = ['how-to-play', 'icons', 'rules'] as const;
export type Part = (typeof PARTS)[number];

export const isPart = (name: string): name is Part => PARTS.some((part) => part === name);

/** The words for each. */
export const TITLES: Record<Part, string> = { 'how-to-play': 'web-learn', icons: 'web-icons', rules: 'web-rules' };
