import { Primary } from '@storybook/addon-docs/blocks';
import { isRecord } from '../../atlas/is-record.ts';
import { StorybookLink } from '../../atlas/StorybookLink.tsx';
import { StoryFrame } from '../StoryFrame.tsx';

/** How high the window of a story is that wants one; undefined for stories that stand on the page. */
function windowOf(parameters: Readonly<Record<string, unknown>>): string | undefined {
  const docs = isRecord(parameters['docs']) ? parameters['docs'] : {};
  const story = isRecord(docs['story']) ? docs['story'] : {};
  if (story['inline'] !== false) return undefined;
  return typeof story['height'] === 'string' ? story['height'] : '480px';
}

interface ExampleProps {
  story: { id: string; name: string; parameters: Readonly<Record<string, unknown>> };
}

/** The story that a page shows first: on the page, or in a window of its own where it lies over one. */
export function ExampleOfStory({ story }: ExampleProps) {
  const height = windowOf(story.parameters);
  if (height === undefined) return <Primary />;
  const { id, name } = story;
  return (
    <div className="component-docs-words sb-unstyled">
      <StoryFrame id={id} title={name} width="100%" height={height} />
      <p className="component-docs-quiet">
        <StorybookLink entry={{ id, type: 'story' }}>{name}</StorybookLink>
      </p>
    </div>
  );
}
