/**
 * The columns that the mock backend serves, with their types; a question mark marks a nullable column.
 * The database is the truth: the contract suites fail when the two drift apart.
 */
export const SCHEMA = {
  profiles: {
    id: 'uuid',
    first_name: 'text?',
    last_name: 'text?',
    title: 'text?',
    bio: 'text?',
    avatar_url: 'text?',
    phone: 'text?',
    gender: 'text?',
    city: 'text?',
    age: 'int?',
    whatsapp_group_opt_in: 'bool',
    created_at: 'timestamptz',
    updated_at: 'timestamptz',
  },
  admin_users: { id: 'uuid', user_id: 'uuid', created_at: 'timestamptz' },
  user_social_links: {
    user_id: 'uuid',
    platform: 'platform',
    url: 'text',
    created_at: 'timestamptz',
    updated_at: 'timestamptz',
  },
  user_questionnaire_responses: {
    user_id: 'uuid',
    hoping_to_find: 'text[]',
    ideal_weekend: 'text[]',
    vibe_description: 'text[]',
    people_vibe: 'text[]',
    created_at: 'timestamptz',
    updated_at: 'timestamptz',
  },
  interest_categories: { id: 'uuid', name: 'text' },
  user_interests: { user_id: 'uuid', interest_category_id: 'uuid', created_at: 'timestamptz' },
  user_approvals: {
    user_id: 'uuid',
    status: 'approval_status',
    created_at: 'timestamptz',
    updated_at: 'timestamptz',
  },
  subscription_plans: {
    id: 'uuid',
    name: 'text',
    type: 'text',
    price_cents: 'int',
    credits_included: 'int',
  },
  user_subscriptions: {
    id: 'uuid',
    user_id: 'uuid',
    plan_id: 'uuid',
    status: 'subscription_status',
    credits_remaining: 'int',
    created_at: 'timestamptz',
  },
  feature_toggles: {
    id: 'uuid',
    feature_name: 'text',
    description: 'text?',
    is_enabled: 'bool',
    created_at: 'timestamptz',
    updated_at: 'timestamptz',
  },
  events: {
    id: 'uuid',
    title: 'text',
    description: 'text?',
    detailed_description: 'text?',
    category: 'text?',
    location: 'text',
    start_time: 'timestamptz',
    end_time: 'timestamptz',
    max_attendees: 'int',
    credits_required: 'int',
    image_url: 'text?',
    created_by: 'uuid?',
    paypal_username: 'text?',
    paypal_payment_link: 'text?',
    attendees_count: 'int',
    city: 'text',
    deleted_at: 'timestamptz?',
    created_at: 'timestamptz',
    updated_at: 'timestamptz',
  },
  event_applications: {
    id: 'uuid',
    user_id: 'uuid',
    event_id: 'uuid',
    status: 'application_status',
    application_date: 'timestamptz',
    admin_notes: 'text?',
    payment_required: 'bool',
    payment_amount_cents: 'int',
    payment_method: 'application_method',
    processed_at: 'timestamptz?',
    cancelled_by: 'uuid?',
    cancelled_late: 'bool',
    created_at: 'timestamptz',
    updated_at: 'timestamptz',
  },
  event_bookings: {
    id: 'uuid',
    user_id: 'uuid',
    event_id: 'uuid',
    application_id: 'uuid?',
    credits_used: 'int',
    amount_paid_cents: 'int',
    status: 'booking_status',
    payment_method: 'booking_method',
    paypal_payment_id: 'text?',
    cancelled_by: 'uuid?',
    created_at: 'timestamptz',
    updated_at: 'timestamptz',
  },
  event_attendees: {
    id: 'uuid',
    user_id: 'uuid',
    event_id: 'uuid',
    application_id: 'uuid?',
    status: 'attendee_status',
    message: 'text?',
    created_at: 'timestamptz',
  },
} as const;

interface Scalars {
  uuid: string;
  text: string;
  'text[]': string[];
  timestamptz: string;
  int: number;
  bool: boolean;
  application_status: 'pending' | 'approved' | 'denied';
  application_method: 'paypal' | 'free';
  booking_status: 'pending' | 'paid' | 'cancelled';
  booking_method: 'paypal' | 'stripe' | 'free';
  attendee_status: 'confirmed' | 'cancelled';
  approval_status: 'pending' | 'approved' | 'rejected';
  subscription_status: 'active' | 'cancelled' | 'pending';
  platform: 'instagram' | 'linkedin';
}

type Scalar<Type> = Type extends keyof Scalars ? Scalars[Type] : never;
type Value<Type extends string> = Type extends `${infer Base}?` ? Scalar<Base> | null : Scalar<Type>;
type Columns<Table extends TableName> = (typeof SCHEMA)[Table];

/** A table that the mock backend serves. */
export type TableName = keyof typeof SCHEMA;

/** A row as it travels: snake_case columns, instants as ISO 8601 text. */
export type Row<Table extends TableName> = {
  -readonly [Column in keyof Columns<Table>]: Columns<Table>[Column] extends string
    ? Value<Columns<Table>[Column]>
    : never;
};

/** The rows of a world by table. */
export type Tables = { [Table in TableName]: Row<Table>[] };

/** Whether a name from the wire is a table here. */
export function isTable(name: string): name is TableName {
  return Object.hasOwn(SCHEMA, name);
}

/** The type of a column, without its question mark; undefined when there is no such column. */
export function columnType(table: TableName, column: string): string | undefined {
  const columns: Readonly<Record<string, string>> = SCHEMA[table];
  return Object.hasOwn(columns, column) ? columns[column]?.replace('?', '') : undefined;
}
