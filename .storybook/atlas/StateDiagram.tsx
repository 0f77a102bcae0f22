import type { Chart } from '@sorella/core/models';
import { instance } from '@viz-js/viz';
import { useEffect, useMemo, useRef, useState } from 'react';
import { dotOf } from './diagram.ts';
import { kindOf } from './state-kinds.ts';

/** How far a wide drawing shrinks before it scrolls: the words stay above 11 px. */
const SMALLEST = 0.82;

const XLINK = 'http://www.w3.org/1999/xlink';

/** Graphviz names its parts as its text does, and browsers show that as tooltips. */
function removeTooltips(drawing: SVGSVGElement): void {
  for (const title of drawing.querySelectorAll('title')) title.remove();
  for (const link of drawing.querySelectorAll('a')) link.removeAttributeNS(XLINK, 'title');
}

/**
 * Words over lines: an arrow that crosses another's words would strike them out. The table has the same words in an
 * order, so only eyes read them here.
 */
function raiseLabels(drawing: SVGSVGElement): void {
  const labels = document.createElementNS('http://www.w3.org/2000/svg', 'g');
  labels.setAttribute('class', 'labels');
  labels.setAttribute('aria-hidden', 'true');
  labels.append(...drawing.querySelectorAll('.edge text, .cluster > text'));
  drawing.querySelector('.graph')?.append(labels);
}

async function draw(dot: string): Promise<SVGSVGElement> {
  const graphviz = await instance();
  const drawing = graphviz.renderSVGElement(dot);
  removeTooltips(drawing);
  raiseLabels(drawing);
  const { width, height } = drawing.viewBox.baseVal;
  drawing.setAttribute('width', String(Math.ceil(width)));
  drawing.setAttribute('height', String(Math.ceil(height)));
  drawing.style.minInlineSize = `${Math.floor(width * SMALLEST)}px`;
  drawing.setAttribute('role', 'group');
  drawing.setAttribute('aria-label', 'States. Each leads to its section.');
  return drawing;
}

/** A wide drawing opens where the machine starts, not at its left edge, which may be an end. */
function scrollToStart(place: HTMLElement): void {
  const start = place.querySelector('.node.start')?.getBoundingClientRect();
  if (!start) return;
  const view = place.getBoundingClientRect();
  place.scrollLeft += start.left + start.width / 2 - (view.left + view.width / 2);
}

/** A machine as a picture, drawn from the machine itself. Each state leads to its section. */
export function StateDiagram({ chart }: { chart: Chart }) {
  const place = useRef<HTMLDivElement>(null);
  const [failed, setFailed] = useState(false);
  const passes = chart.states.some((state) => kindOf(chart, state) === 'passing');
  const dot = useMemo(() => dotOf(chart), [chart]);
  useEffect(() => {
    let gone = false;
    draw(dot).then(
      (drawing) => {
        if (gone || !place.current) return;
        place.current.replaceChildren(drawing);
        scrollToStart(place.current);
      },
      () => {
        if (!gone) setFailed(true);
      },
    );
    return () => {
      gone = true;
    };
  }, [dot]);
  return (
    <figure className="atlas-diagram">
      {failed ? (
        <p>The diagram could not be drawn. The table of transitions below says the same in words.</p>
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must be able to stop here
        <div ref={place} className="atlas-drawing" role="region" aria-label="Diagram" tabIndex={0} />
      )}
      <figcaption>
        <ul className="atlas-legend">
          <li>
            <span className="atlas-swatch atlas-swatch-start" /> where it starts
          </li>
          <li>
            <span className="atlas-swatch atlas-swatch-resting" /> at rest: waits for someone
          </li>
          <li>
            <span className="atlas-swatch atlas-swatch-working" /> at work: asks something of the world
          </li>
          {passes && (
            <li>
              <span className="atlas-swatch atlas-swatch-passing" /> left at once: too short to be seen
            </li>
          )}
        </ul>
        <p>
          Press a state to read about it.{' '}
          <a href="#transitions" target="_self">
            The table of all transitions
          </a>{' '}
          says the same in words.
        </p>
      </figcaption>
    </figure>
  );
}
