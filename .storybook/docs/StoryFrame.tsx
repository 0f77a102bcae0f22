import { useTheme } from '../atlas/use-theme.ts';
import './story-frame.css';

interface StoryFrameProps {
  /** The story's id. */
  id: string;
  /** What is seen in it, for readers who do not see it. */
  title: string;
  /** In px, or as wide as there is room. */
  width: number | '100%';
  /** In px, or as CSS has it. */
  height: number | string;
  /** More globals, as the address has them: `text:double`. */
  globals?: string;
}

/**
 * A story in a window of its own, so that its width, its text size and what it lays over the page are those of a real
 * page. Storybook's own window of a story does not have the theme of the page around it.
 */
export function StoryFrame({ id, title, width, height, globals }: StoryFrameProps) {
  const look = [`theme:${useTheme()}`, ...(globals ? [globals] : [])].join(';');
  return (
    <object
      className="story-frame"
      type="text/html"
      data={`iframe.html?id=${id}&viewMode=story&globals=${look}`}
      aria-label={title}
      style={{ inlineSize: width, blockSize: height }}
    />
  );
}
