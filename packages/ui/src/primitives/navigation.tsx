import {
  type AnchorHTMLAttributes,
  type ComponentType,
  createContext,
  type MouseEvent,
  type ReactNode,
  type Ref,
  useContext,
} from 'react';

/** What a link of this product is given; `href` is always an internal path or a whole address. */
export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  readonly href: string;
  readonly children?: ReactNode;
  readonly ref?: Ref<HTMLAnchorElement>;
}

/** A component that draws an anchor and goes there without loading the page anew. The app makes it from its router. */
export type LinkComponent = ComponentType<LinkProps>;

function PlainLink({ href, children, ...rest }: LinkProps) {
  return (
    <a {...rest} href={href}>
      {children}
    </a>
  );
}

/** True for a press that asks for a new tab or window: it is the browser's. */
export const isNewTab = (event: MouseEvent): boolean =>
  event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0;

/**
 * What a press on a link does: `onPress` first; where `onFollow` goes there in a way of its own the browser does not,
 * unless a new tab or window is asked for.
 */
export const pressed =
  (onPress?: (event: MouseEvent<HTMLAnchorElement>) => void, onFollow?: () => void) =>
  (event: MouseEvent<HTMLAnchorElement>): void => {
    onPress?.(event);
    if (!onFollow || isNewTab(event)) return;
    event.preventDefault();
    onFollow();
  };

const LinkContext = createContext<LinkComponent>(PlainLink);

/** Gives everything below it the app's way to follow a link. Without it links are plain anchors. */
export function NavigationProvider(props: { readonly link: LinkComponent; readonly children: ReactNode }) {
  return <LinkContext value={props.link}>{props.children}</LinkContext>;
}

/** A link that looks like nothing yet. Components give it their look through `className`. */
export function NavigationLink(props: LinkProps) {
  const Link = useContext(LinkContext);
  // oxlint-disable-next-line react/static-components -- the app gives one component for the life of the page; none is made here
  return <Link {...props} />;
}
