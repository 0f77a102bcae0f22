import { CircleAlert, TriangleAlert } from 'lucide';
import { Icon } from '../art/icons/Icon.tsx';
import { StatusNote } from '../primitives/StatusNote.tsx';

/** Props of {@link FormProblem}: the words of a notice. */
export interface FormProblemProps {
  readonly title: string;
  readonly description: string;
  /** The visitor can put it right by typing something else. */
  readonly isHers?: boolean;
}

/** Why the last press came to nothing, above the fields and read out at once. */
export function FormProblem({ title, description, isHers = false }: FormProblemProps) {
  return (
    <StatusNote
      tone={isHers ? 'warn' : 'bad'}
      role="alert"
      icon={<Icon drawing={isHers ? TriangleAlert : CircleAlert} size={18} />}
      title={title}
    >
      {description}
    </StatusNote>
  );
}
