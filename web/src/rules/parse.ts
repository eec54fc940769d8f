/** Reads the rules of a game, in any language: headings, paragraphs, clauses and tables, and the little markup that they use. */
export interface Span {
  text: string;
  as: 'plain' | 'strong' | 'em' | 'code' | 'clause';
}
export type Block =
  | { is: 'heading'; level: number; id: string; spans: Span[] }
  | { is: 'paragraph'; spans: Span[] }
  | { is: 'clause'; id: string; spans: Span[]; source: string }
  | { is: 'item'; spans: Span[] }
  | { is: 'table'; head: Span[][]; rows: Span[][][] };

const CLAUSE = /^\*\*([A-Z]{2}-[\d.]+)\*\*\s+/;
/** What stands in brackets at the end of a clause. */
const SOURCE = /\s*\(([^()]*)\)\s*$/;
const MARKUP = /(\*\*.+?\*\*|\*.+?\*|`.+?`|\[.+?\]\(.+?\)|\b[A-Z]{2}-\d+(?:\.\d+)*)/;

export function spansOf(text: string): Span[] {
  return text
    .split(MARKUP)
    .filter(Boolean)
    .map((part): Span => {
      if (part.startsWith('**')) return { as: 'strong', text: part.slice(2, -2) };
      if (part.startsWith('*') && part.endsWith('*') && part.length > 2) return { as: 'em', text: part.slice(1, -1) };
      if (part.startsWith('`')) return { as: 'code', text: part.slice(1, -1) };
      if (part.startsWith('[')) return { as: 'plain', text: part.slice(1, part.indexOf(']')) };
      if (/^[A-Z]{2}-\d/.test(part)) return { as: 'clause', text: part };
      return { as: 'plain', text: part };
    });
}

const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
const cells = (line: string): string[] =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());

export function parseRules(markdown: string): Block[] {
  const blocks: Block[] = [];
  for (const chunk of chunks(markdown)) {
    const first = chunk[0]!;
    const heading = /^(#+)\s+(.*)$/.exec(first);
    if (heading) {
      blocks.push({ is: 'heading', level: heading[1]!.length, id: slug(heading[2]!), spans: spansOf(heading[2]!) });
    } else if (first.startsWith('|')) {
      const [head, , ...rows] = chunk.map(cells);
      blocks.push({ is: 'table', head: head!.map(spansOf), rows: rows.map((row) => row.map(spansOf)) });
    } else if (/^[-*] /.test(first)) {
      blocks.push(listItem(chunk.join(' ').slice(2)));
    } else {
      blocks.push({ is: 'paragraph', spans: spansOf(chunk.join(' ')) });
    }
  }
  return blocks;
}

function listItem(text: string): Block {
  const clause = CLAUSE.exec(text);
  if (!clause) return { is: 'item', spans: spansOf(text) };
  const rest = text.slice(clause[0].length);
  const source = SOURCE.exec(rest);
  return {
    is: 'clause',
    id: clause[1]!,
    spans: spansOf(source ? rest.slice(0, source.index) : rest),
    source: source?.[1] ?? '',
  };
}

/** Lines that belong together: a heading, a table, a list item with what follows it, a paragraph. */
function chunks(markdown: string): string[][] {
  const found: string[][] = [];
  let open: string[] | null = null;
  for (const line of markdown.split('\n')) {
    const starts = /^(#|[-*] )/.test(line);
    if (line.trim() === '') {
      open = null;
    } else if (open && !starts && !(line.startsWith('|') !== open[0]!.startsWith('|'))) {
      open.push(line.trim());
    } else {
      open = [line.trim()];
      found.push(open);
      if (line.startsWith('#')) open = null;
    }
  }
  return found;
}

export const textOf = (block: Block): string => {
  if (block.is === 'table')
    return [block.head, ...block.rows]
      .flat(2)
      .map((span) => span.text)
      .join(' ');
  const id = block.is === 'clause' ? `${block.id} ` : '';
  return id + block.spans.map((span) => span.text).join('');
};
