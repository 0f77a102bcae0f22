export {
  PendingBookingsDashboard,
  type PendingBookingsDashboardProps,
} from './admin/pending-bookings/PendingBookingsDashboard.tsx';
export { AllDoneDrawing } from './art/drawings/AllDoneDrawing.tsx';
export { FirstStepDrawing } from './art/drawings/FirstStepDrawing.tsx';
export { FreeSeatDrawing } from './art/drawings/FreeSeatDrawing.tsx';
export { GapDrawing } from './art/drawings/GapDrawing.tsx';
export { SearchDrawing } from './art/drawings/SearchDrawing.tsx';
export { EventPicture, type EventPictureProps } from './art/EventPicture.tsx';
export { ApplicationCard, type ApplicationCardProps } from './cards/application-card/ApplicationCard.tsx';
export { ApplicationCardSkeleton } from './cards/application-card/ApplicationCardSkeleton.tsx';
export { EventCard } from './cards/event-card/EventCard.tsx';
export { EventCardSkeleton } from './cards/event-card/EventCardSkeleton.tsx';
export type { EventCardBusy, EventCardDetails, EventCardProps } from './cards/event-card/event-card.types.ts';
export { EmptyState, type EmptyStateProps } from './empty-states/EmptyState.tsx';
export { ErrorState, type ErrorStateProps } from './empty-states/ErrorState.tsx';
export { ApplicationList, type ApplicationListProps } from './lists/ApplicationList.tsx';
export type { ListContent } from './lists/content.ts';
export { EventFilters, type EventFiltersProps, type EventFilterValues } from './lists/EventFilters.tsx';
export { EventGrid, type EventGridProps } from './lists/EventGrid.tsx';
export { EventList, type EventListProps } from './lists/EventList.tsx';
export { Badge, type BadgeProps } from './primitives/Badge.tsx';
export { Button, ButtonLink, type ButtonLinkProps, type ButtonProps } from './primitives/Button.tsx';
export { Container, type ContainerProps } from './primitives/Container.tsx';
export { Grid, type GridProps } from './primitives/Grid.tsx';
export { Heading, type HeadingProps } from './primitives/Heading.tsx';
export { Inline, type InlineProps } from './primitives/Inline.tsx';
export { Spinner } from './primitives/Spinner.tsx';
export { Stack, type StackProps } from './primitives/Stack.tsx';
export { Text, type TextProps } from './primitives/Text.tsx';
export { VisuallyHidden } from './primitives/VisuallyHidden.tsx';
export {
  type LinkComponent,
  type LinkProps,
  NavigationLink,
  NavigationProvider,
} from './site/navigation.tsx';
export { type Block, blocks, type ColorName, media, vars } from './tokens/index.ts';
