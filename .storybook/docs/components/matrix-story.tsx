import { createElement, type JSX, type ReactNode, useLayoutEffect, useRef } from 'react';
import { type AxeRule, axeRules } from '../../axe-rules.ts';
import type { ComponentPage, MatrixPlan } from './component-page.ts';
import { force, type Gesture } from './forced-states.ts';
import './matrix.css';

/** States that a person brings about, in the words of designers; the others are props. */
const GESTURES: readonly Gesture[] = ['hover', 'focus', 'pressed'];

/** A state by the word that stands over its column. */
const wordOf = (name: string) => ({ readOnly: 'read only' })[name] ?? name;

interface Column<Props extends object> {
  readonly name: string;
  readonly gesture?: Gesture;
  readonly props: Partial<Props>;
}

interface Row<Props extends object> {
  readonly name: string;
  readonly props: Partial<Props>;
}

const entriesOf = (values: object) =>
  Object.entries(values).map(([name, value]: [string, unknown]) => ({ name, value }));

/** A record with this one prop; which props there are the plan's type has said. */
function only<Props extends object>(name: string, value: unknown): Partial<Props> {
  const props: Partial<Props> = {};
  Object.assign(props, { [name]: value });
  return props;
}

const sayValue = (name: string, value: unknown) => {
  if (typeof value === 'boolean') return value ? name : `not ${name}`;
  return typeof value === 'string' || typeof value === 'number' ? `${name} ${value}` : name;
};

function rowsOf<Props extends object>({ rows }: MatrixPlan<Props>): Row<Props>[] {
  const found = entriesOf(rows).flatMap(({ name, value }) =>
    Array.isArray(value)
      ? value.map((one: unknown) => ({ name: sayValue(name, one), props: only<Props>(name, one) }))
      : [],
  );
  return found.length > 0 ? found : [{ name: '', props: {} }];
}

function columnsOf<Props extends object>(
  { keys }: ComponentPage<Props>,
  { states }: MatrixPlan<Props>,
): Column<Props>[] {
  const gestures = keys === 'none' ? [] : GESTURES;
  return [
    { name: 'rest', props: {} },
    ...gestures.map((gesture) => ({ name: gesture, gesture, props: {} })),
    ...entriesOf(states).map(({ name, value }) => ({ name: wordOf(name), props: only<Props>(name, value) })),
  ];
}

/** Variants without states stand beside each other. */
const classOf = (columns: number, cells: 'wide' | undefined) =>
  ['matrix', columns === 1 && 'matrix-still', cells === 'wide' && 'matrix-wide'].filter(Boolean).join(' ');

/** What it holds in a state that otherwise only a person at the page brings about. */
function InState({ gesture, children }: { gesture: Gesture | undefined; children: ReactNode }) {
  const cell = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (gesture && cell.current) force(cell.current, gesture);
  }, [gesture]);
  return (
    <div ref={cell} className="matrix-sample">
      {children}
    </div>
  );
}

function Matrix<Props extends object>({
  page,
  plan,
}: {
  page: ComponentPage<Props>;
  plan: MatrixPlan<Props>;
}) {
  const columns = columnsOf(page, plan);
  const draw = plan.draw ?? ((props: Props) => createElement(page.component, { ...props }));
  return (
    <div className={classOf(columns.length, plan.cells)}>
      {rowsOf(plan).map((row) => (
        <section key={row.name}>
          {row.name === '' ? null : <p className="matrix-variant">{row.name}</p>}
          <ul className="matrix-cells">
            {columns.map((column) => (
              <li key={column.name}>
                {columns.length > 1 ? <p className="matrix-state">{column.name}</p> : null}
                <InState gesture={column.gesture}>
                  {draw({ ...plan.args, ...row.props, ...column.props })}
                </InState>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** The story of a page's matrix: every variant in every state that applies to it. */
export function matrixOf<Props extends object>(
  page: ComponentPage<Props>,
): {
  render: () => JSX.Element;
  parameters: { controls: { disable: true }; a11y: { config: { rules: AxeRule[] } } };
} {
  const { matrix } = page;
  if (matrix === 'stories') throw new Error('A page whose stories are its states has no story of a matrix.');
  return {
    render: () => <Matrix page={page} plan={matrix} />,
    parameters: {
      controls: { disable: true },
      // The same landmark stands in every cell.
      a11y: { config: { rules: [...axeRules, { id: 'landmark-unique', enabled: false }] } },
    },
  };
}
