/** The die that somebody looks at, by pointer or focus: what it could do shows all over the board. */
export const looked: { thing: string | null } = $state({ thing: null });
