import { adminPanelTexts } from '@sorella/core/notices/texts/admin.texts';
import { Skeleton } from '../../primitives/Skeleton.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden.tsx';
import * as css from './tools.css.ts';

const figures = [0, 1, 2, 3, 4];
const sections = [0, 1, 2, 3];

/** The admin's tools before they have arrived. */
export function ToolsSkeleton() {
  return (
    <div aria-busy="true">
      <VisuallyHidden>
        <span role="status">{adminPanelTexts.loading}</span>
      </VisuallyHidden>
      <div aria-hidden="true" className={css.stack}>
        <div className={css.figures}>
          {figures.map((figure) => (
            <Skeleton key={figure} shape="box" height="96px" />
          ))}
        </div>
        <div className={css.sections}>
          {sections.map((section) => (
            <Skeleton key={section} shape="box" height="48px" />
          ))}
        </div>
      </div>
    </div>
  );
}
