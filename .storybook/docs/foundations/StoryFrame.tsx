import { useTheme } from '../../atlas/use-theme.ts';

interface StoryFrameProps {
  /** The story's id. */
  id: string;
  /** What is seen in it, for readers who do not see it. */
  title: string;
  /** Both in px. */
  width: number;
  height: number;
  /** More globals, as the address has them: `text:double`. */
  globals?: string;
}

/** A story in a window of its own, so that its width and its text size are those of a real page. */
export function StoryFrame({ id, title, width, height, globals }: StoryFrameProps) {
  const look = [`theme:${useTheme()}`, ...(globals ? [globals] : [])].join(';');
  return (
    <object
      className="found-frame"
      type="text/html"
      data={`iframe.html?id=${id}&viewMode=story&globals=${look}`}
      aria-label={title}
      width={width}
      height={height}
    />
  );
}
