import preview from '../../../../.storybook/preview.tsx';
import { Logo } from './Logo.tsx';

const meta = preview.meta({ title: 'Primitives/Logo', component: Logo });

export const Default = meta.story({ name: 'Two circles, and what they share' });
export const OtherBrand = meta.story({ name: "Another community's name", args: { name: 'Hermanas Unidas' } });
