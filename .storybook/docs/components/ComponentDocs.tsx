import { uses } from 'virtual:component-uses';
import { Controls, DocsContext, Story } from '@storybook/addon-docs/blocks';
import { use } from 'react';
import { useTheme } from '../../atlas/use-theme.ts';
import { AlternativeList } from './AlternativeList.tsx';
import type { PageText } from './component-page.ts';
import { ExampleOfStory } from './ExampleOfStory.tsx';
import { ImportLine } from './ImportLine.tsx';
import { KeyboardSection } from './KeyboardSection.tsx';
import { LooksOfStory } from './LooksOfStory.tsx';
import { nameOf } from './name-of.ts';
import { PairList } from './PairList.tsx';
import { ReaderSection } from './ReaderSection.tsx';
import { StorySheet } from './StorySheet.tsx';
import { UsedIn } from './UsedIn.tsx';
import { useRecording } from './use-recording.ts';
import './component-docs.css';

/** Stories that are shown in a place of their own on the page. */
const OF_THE_PAGE = ['page:matrix', 'page:keys'];

/** The page of a component. Everything but its few words is read from the code, its stories and what tests recorded. */
export default function ComponentDocs({ page }: { page: PageText }) {
  const { componentStories } = use(DocsContext);
  const theme = useTheme();
  const stories = componentStories();
  const [example] = stories;
  const recording = useRecording(example?.id);
  const matrix = stories.find(({ tags }) => tags.includes('page:matrix'));
  const shown = stories.filter(({ tags }) => !OF_THE_PAGE.some((tag) => tags.includes(tag)));
  const name = nameOf(page.component);
  const title = example?.title.split('/').at(-1) ?? name;
  return (
    <div className="component-docs">
      <header className="component-docs-words sb-unstyled">
        <h1>{title}</h1>
        <p className="component-docs-lead">{page.purpose}</p>
        <AlternativeList alternatives={page.instead} />
        {uses[name] ? <ImportLine uses={uses[name]} /> : null}
      </header>
      <section>
        <div className="component-docs-words sb-unstyled">
          <h2>Example and props</h2>
        </div>
        {example ? (
          <>
            <ExampleOfStory story={example} />
            <div className="component-docs-words sb-unstyled">
              <LooksOfStory id={example.id} />
            </div>
          </>
        ) : null}
        <Controls />
      </section>
      {matrix ? (
        <section>
          <div className="component-docs-words sb-unstyled">
            <h2>Variants and states</h2>
          </div>
          <div inert className="component-docs-frame">
            <Story of={matrix.moduleExport} />
          </div>
        </section>
      ) : null}
      <div className="component-docs-words sb-unstyled">
        <PairList pairs={page.pairs} />
        <KeyboardSection keys={page.keys} recording={recording} />
        <ReaderSection recording={recording} />
        <UsedIn name={name} />
        <StorySheet heading={matrix ? 'Stories' : 'States'} stories={shown} theme={theme} />
      </div>
    </div>
  );
}
