/** What the keyboard can ask for. */
export type Command =
  | 'next'
  | 'previous'
  | 'inside'
  | 'outside'
  | 'accept'
  | 'reject'
  | 'comment'
  | 'undo'
  | 'view';

/** Keys by what they ask for; the first one is written on buttons. */
export const KEYS: Readonly<Record<Command, readonly string[]>> = {
  next: ['j', 'ArrowDown'],
  previous: ['k', 'ArrowUp'],
  inside: ['l', 'ArrowRight'],
  outside: ['h', 'ArrowLeft'],
  accept: ['a'],
  reject: ['r'],
  comment: ['c'],
  undo: ['u'],
  view: ['v'],
};

const commands: readonly Command[] = [
  'next',
  'previous',
  'inside',
  'outside',
  'accept',
  'reject',
  'comment',
  'undo',
  'view',
];

/** What a pressed key asks for; nothing where it is typed into a field or means something to the browser. */
export function commandOf(event: KeyboardEvent): Command | undefined {
  const isTyping =
    event.target instanceof Element && event.target.closest('input, select, textarea') !== null;
  if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return undefined;
  return commands.find((command) => KEYS[command].includes(event.key));
}
