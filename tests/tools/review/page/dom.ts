/** Makes an element with its properties and children. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}

/**
 * The page's element with this id.
 *
 * @throws when the page's own document has none of this kind
 */
export function find<Kind extends HTMLElement>(id: string, kind: new () => Kind): Kind {
  const element = document.getElementById(id);
  if (!(element instanceof kind)) throw new Error(`The page has no ${id}.`);
  return element;
}

/** Where a picture lies beside the page. */
export const pathOf = (folder: string, name: string): string =>
  `${folder}/${name.split('/').map(encodeURIComponent).join('/')}`;

/** A picture that is fetched when it comes near. */
export const image = (folder: string, name: string, alt: string): HTMLImageElement =>
  make('img', { loading: 'lazy', decoding: 'async', alt, src: pathOf(folder, name) });

/** A picture with words above it. */
export const figure = (words: string, content: Node): HTMLElement =>
  make('figure', {}, make('figcaption', {}, words), content);
