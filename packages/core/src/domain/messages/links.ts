/** A piece of a message: words, or an address that can be followed. */
export type TextPart = { kind: 'text'; text: string } | { kind: 'link'; text: string; href: string };

// A name or password before the host ('https://bank.test@elsewhere.test') is none of ours to follow.
const ADDRESS =
  /(?<![\p{L}\p{N}@/.])(?:https?:\/\/|www\.)(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?::\d{1,5})?(?![\p{L}\p{N}@:-])(?:[/?#][^\s<>"]*)?/giu;

/** What ends a sentence belongs to the sentence. */
const TRAILING = /[.,;:!?'’”»…*_~]$/u;
const PAIRS: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };

/** The address without what comes after it in the sentence; a bracket stays where it was opened inside. */
function addressIn(match: string): string {
  let end = match.length;
  for (; end > 0; end -= 1) {
    const address = match.slice(0, end);
    const opening = PAIRS[address.at(-1) ?? ''];
    const isOpen =
      opening !== undefined && address.split(opening).length === address.split(address.at(-1) ?? '').length;
    if (!TRAILING.test(address) && (opening === undefined || isOpen)) break;
  }
  return match.slice(0, end);
}

/**
 * A message as words and addresses, in their order and nothing left out. Only http and https lead anywhere, and a text
 * is never more than text.
 */
export function textPartsOf(content: string): TextPart[] {
  const parts: TextPart[] = [];
  let read = 0;
  for (const { 0: match, index } of content.matchAll(ADDRESS)) {
    const text = addressIn(match);
    if (index > read) parts.push({ kind: 'text', text: content.slice(read, index) });
    parts.push({ kind: 'link', text, href: /^https?:/i.test(text) ? text : `https://${text}` });
    read = index + text.length;
  }
  if (read < content.length) parts.push({ kind: 'text', text: content.slice(read) });
  return parts;
}
