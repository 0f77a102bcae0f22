export type Json =
  | string
  | number
  | boolean
  | null
  | { [key: string]: Json | undefined }
  | Json[]

export type Database = {
  public: {
    Tables: {
      admin_audit_log: {
        Row: {
          action: string
          actor_id: string | null
          created_at: string
          details: NonNullable<Json>
          id: number
          row_id: string | null
          table_name: string
        }
        Insert: {
          action: string
          actor_id?: string | null
          created_at?: string
          details?: NonNullable<Json>
          id?: never
          row_id?: string | null
          table_name: string
        }
        Update: {
          action?: string
          actor_id?: string | null
          created_at?: string
          details?: NonNullable<Json>
          id?: never
          row_id?: string | null
          table_name?: string
        }
        Relationships: []
      }
      admin_users: {
        Row: {
          created_at: string
          id: string
          user_id: string
        }
        Insert: {
          created_at?: string
          id?: string
          user_id: string
        }
        Update: {
          created_at?: string
          id?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "admin_users_user_id_fkey"
            columns: ["user_id"]
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      application_messages: {
        Row: {
          application_id: string
          body: string
          created_at: string
          message_id: string
          user_id: string
        }
        Insert: {
          application_id: string
          body: string
          created_at?: string
          message_id: string
          user_id: string
        }
        Update: {
          application_id?: string
          body?: string
          created_at?: string
          message_id?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "application_messages_application_id_fkey"
            columns: ["application_id"]
            referencedRelation: "event_applications"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "application_messages_user_id_fkey"
            columns: ["user_id"]
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      booking_refunds: {
        Row: {
          amount_cents: number
          booking_id: string
          created_at: string
          id: string
          outcome: string
          user_id: string
        }
        Insert: {
          amount_cents: number
          booking_id: string
          created_at: string
          id: string
          outcome: string
          user_id: string
        }
        Update: {
          amount_cents?: number
          booking_id?: string
          created_at?: string
          id?: string
          outcome?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "booking_refunds_booking_id_fkey"
            columns: ["booking_id"]
            referencedRelation: "event_bookings"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "booking_refunds_user_id_fkey"
            columns: ["user_id"]
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      client_operations: {
        Row: {
          created_at: string
          operation_id: string
          result_version: string | null
          user_id: string
        }
        Insert: {
          created_at?: string
          operation_id: string
          result_version?: string | null
          user_id: string
        }
        Update: {
          created_at?: string
          operation_id?: string
          result_version?: string | null
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "client_operations_user_id_fkey"
            columns: ["user_id"]
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      coffee_chat_requests: {
        Row: {
          created_at: string
          id: string
          message: string | null
          proposed_dates: string[]
          recipient_id: string | null
          requester_id: string
          selected_date: string | null
          status: string
          time_zone: string
          updated_at: string
        }
        Insert: {
          created_at?: string
          id?: string
          message?: string | null
          proposed_dates: string[]
          recipient_id?: string | null
          requester_id: string
          selected_date?: string | null
          status?: string
          time_zone?: string
          updated_at?: string
        }
        Update: {
          created_at?: string
          id?: string
          message?: string | null
          proposed_dates?: string[]
          recipient_id?: string | null
          requester_id?: string
          selected_date?: string | null
          status?: string
          time_zone?: string
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: "coffee_chat_requests_recipient_id_fkey"
            columns: ["recipient_id"]
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "coffee_chat_requests_requester_id_fkey"
            columns: ["requester_id"]
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      conversation_heads: {
        Row: {
          last_message: string
          last_message_id: string
          last_message_time: string
          other_user_id: string
          unread_count: number
          user_id: string
        }
        Insert: {
          last_message: string
          last_message_id: string
          last_message_time: string
          other_user_id: string
          unread_count?: number
          user_id: string
        }
        Update: {
          last_message?: string
          last_message_id?: string
          last_message_time?: string
          other_user_id?: string
          unread_count?: number
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "conversation_heads_other_user_id_fkey"
            columns: ["other_user_id"]
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "conversation_heads_user_id_fkey"
            columns: ["user_id"]
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      event_applications: {
        Row: {
          admin_notes: string | null
          application_date: string
          cancelled_by: string | null
          cancelled_late: boolean
          created_at: string
          event_id: string
          expired: boolean
          id: string
          paid_stated_at: string | null
          pay_by: string | null
          payment_amount_cents: number
          payment_method: string
          payment_required: boolean
          processed_at: string | null
          reference: string
          status: string
          updated_at: string
          user_id: string
        }
        Insert: {
          admin_notes?: string | null
          application_date?: string
          cancelled_by?: string | null
          cancelled_late?: boolean
          created_at?: string
          event_id: string
          expired?: boolean
          id?: string
          paid_stated_at?: string | null
          pay_by?: string | null
          payment_amount_cents?: number
          payment_method?: string
          payment_required?: boolean
          processed_at?: string | null
          reference?: never
          status?: string
          updated_at?: string
          user_id: string
        }
        Update: {
          admin_notes?: string | null
          application_date?: string
          cancelled_by?: string | null
          cancelled_late?: boolean
          created_at?: string
          event_id?: string
          expired?: boolean
          id?: string
          paid_stated_at?: string | null
          pay_by?: string | null
          payment_amount_cents?: number
          payment_method?: string
          payment_required?: boolean
          processed_at?: string | null
          reference?: never
          status?: string
          updated_at?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "event_applications_event_id_fkey"
            columns: ["event_id"]
            referencedRelation: "events"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "event_applications_user_id_fkey"
            columns: ["user_id"]
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      event_attendees: {
        Row: {
          application_id: string
          created_at: string
          event_id: string
          id: string
          message: string | null
          status: string
          user_id: string
        }
        Insert: {
          application_id: string
          created_at?: string
          event_id: string
          id?: string
          message?: string | null
          status?: string
          user_id: string
        }
        Update: {
          application_id?: string
          created_at?: string
          event_id?: string
          id?: string
          message?: string | null
          status?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "event_attendees_application_id_fkey"
            columns: ["application_id"]
            referencedRelation: "event_applications"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "event_attendees_event_id_fkey"
            columns: ["event_id"]
            referencedRelation: "events"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "event_attendees_user_id_fkey"
            columns: ["user_id"]
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      event_bookings: {
        Row: {
          amount_paid_cents: number
          application_id: string
          cancelled_by: string | null
          created_at: string
          credits_used: number
          event_id: string
          id: string
          payment_method: string
          paypal_payment_id: string | null
          status: string
          updated_at: string
          user_id: string
        }
        Insert: {
          amount_paid_cents?: number
          application_id: string
          cancelled_by?: string | null
          created_at?: string
          credits_used: number
          event_id: string
          id?: string
          payment_method?: string
          paypal_payment_id?: string | null
          status?: string
          updated_at?: string
          user_id: string
        }
        Update: {
          amount_paid_cents?: number
          application_id?: string
          cancelled_by?: string | null
          created_at?: string
          credits_used?: number
          event_id?: string
          id?: string
          payment_method?: string
          paypal_payment_id?: string | null
          status?: string
          updated_at?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "event_bookings_application_id_fkey"
            columns: ["application_id"]
            referencedRelation: "event_applications"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "event_bookings_event_id_fkey"
            columns: ["event_id"]
            referencedRelation: "events"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "event_bookings_user_id_fkey"
            columns: ["user_id"]
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      events: {
        Row: {
          attendees_count: number
          cancellation_reason: string | null
          cancelled_at: string | null
          category: string | null
          city: string
          created_at: string
          created_by: string | null
          credits_required: number
          deleted_at: string | null
          description: string | null
          detailed_description: string | null
          end_time: string
          id: string
          image_url: string | null
          location: string
          max_attendees: number
          paypal_payment_link: string | null
          paypal_username: string | null
          published_at: string | null
          rescheduled_at: string | null
          search_grams: number[] | null
          search_place: string | null
          search_text: string | null
          series_id: string | null
          start_time: string
          time_zone: string
          title: string
          updated_at: string
        }
        Insert: {
          attendees_count?: number
          cancellation_reason?: string | null
          cancelled_at?: string | null
          category?: string | null
          city: string
          created_at?: string
          created_by?: string | null
          credits_required?: number
          deleted_at?: string | null
          description?: string | null
          detailed_description?: string | null
          end_time: string
          id?: string
          image_url?: string | null
          location: string
          max_attendees?: number
          paypal_payment_link?: never
          paypal_username?: string | null
          published_at?: string | null
          rescheduled_at?: string | null
          search_grams?: never
          search_place?: never
          search_text?: never
          series_id?: string | null
          start_time: string
          time_zone?: string
          title: string
          updated_at?: string
        }
        Update: {
          attendees_count?: number
          cancellation_reason?: string | null
          cancelled_at?: string | null
          category?: string | null
          city?: string
          created_at?: string
          created_by?: string | null
          credits_required?: number
          deleted_at?: string | null
          description?: string | null
          detailed_description?: string | null
          end_time?: string
          id?: string
          image_url?: string | null
          location?: string
          max_attendees?: number
          paypal_payment_link?: never
          paypal_username?: string | null
          published_at?: string | null
          rescheduled_at?: string | null
          search_grams?: never
          search_place?: never
          search_text?: never
          series_id?: string | null
          start_time?: string
          time_zone?: string
          title?: string
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: "events_created_by_fkey"
            columns: ["created_by"]
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      feature_toggles: {
        Row: {
          created_at: string
          description: string | null
          feature_name: string
          id: string
          is_enabled: boolean
          updated_at: string
        }
        Insert: {
          created_at?: string
          description?: string | null
          feature_name: string
          id?: string
          is_enabled?: boolean
          updated_at?: string
        }
        Update: {
          created_at?: string
          description?: string | null
          feature_name?: string
          id?: string
          is_enabled?: boolean
          updated_at?: string
        }
        Relationships: []
      }
      interest_categories: {
        Row: {
          id: string
          name: string
        }
        Insert: {
          id?: string
          name: string
        }
        Update: {
          id?: string
          name?: string
        }
        Relationships: []
      }
      member_blocks: {
        Row: {
          blocked_id: string
          blocker_id: string
          created_at: string
        }
        Insert: {
          blocked_id: string
          blocker_id: string
          created_at?: string
        }
        Update: {
          blocked_id?: string
          blocker_id?: string
          created_at?: string
        }
        Relationships: [
          {
            foreignKeyName: "member_blocks_blocked_id_fkey"
            columns: ["blocked_id"]
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "member_blocks_blocker_id_fkey"
            columns: ["blocker_id"]
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      member_suspensions: {
        Row: {
          created_at: string
          reason: string
          suspended_by: string | null
          until: string
          user_id: string
        }
        Insert: {
          created_at?: string
          reason: string
          suspended_by?: string | null
          until: string
          user_id: string
        }
        Update: {
          created_at?: string
          reason?: string
          suspended_by?: string | null
          until?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "member_suspensions_suspended_by_fkey"
            columns: ["suspended_by"]
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "member_suspensions_user_id_fkey"
            columns: ["user_id"]
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      messages: {
        Row: {
          content: string
          created_at: string
          id: string
          is_read: boolean
          recipient_id: string
          sender_id: string
        }
        Insert: {
          content: string
          created_at?: string
          id?: string
          is_read?: boolean
          recipient_id: string
          sender_id: string
        }
        Update: {
          content?: string
          created_at?: string
          id?: string
          is_read?: boolean
          recipient_id?: string
          sender_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "messages_recipient_id_fkey"
            columns: ["recipient_id"]
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "messages_sender_id_fkey"
            columns: ["sender_id"]
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      payments: {
        Row: {
          amount_cents: number
          booking_id: string
          created_at: string
          currency: string
          fee_cents: number | null
          id: string
          is_part: boolean
          paid_on: string | null
          provider: string
          recorded_by: string | null
          reference: string
          status: string
        }
        Insert: {
          amount_cents: number
          booking_id: string
          created_at?: string
          currency: string
          fee_cents?: number | null
          id?: string
          is_part?: boolean
          paid_on?: string | null
          provider: string
          recorded_by?: string | null
          reference: string
          status: string
        }
        Update: {
          amount_cents?: number
          booking_id?: string
          created_at?: string
          currency?: string
          fee_cents?: number | null
          id?: string
          is_part?: boolean
          paid_on?: string | null
          provider?: string
          recorded_by?: string | null
          reference?: string
          status?: string
        }
        Relationships: []
      }
      profiles: {
        Row: {
          age: number | null
          avatar_url: string | null
          bio: string | null
          city: string | null
          created_at: string
          first_name: string | null
          gender: string | null
          id: string
          last_name: string | null
          phone: string | null
          search_name: string | null
          title: string | null
          updated_at: string
          whatsapp_group_opt_in: boolean
        }
        Insert: {
          age?: number | null
          avatar_url?: string | null
          bio?: string | null
          city?: string | null
          created_at?: string
          first_name?: string | null
          gender?: string | null
          id: string
          last_name?: string | null
          phone?: string | null
          search_name?: never
          title?: string | null
          updated_at?: string
          whatsapp_group_opt_in?: boolean
        }
        Update: {
          age?: number | null
          avatar_url?: string | null
          bio?: string | null
          city?: string | null
          created_at?: string
          first_name?: string | null
          gender?: string | null
          id?: string
          last_name?: string | null
          phone?: string | null
          search_name?: never
          title?: string | null
          updated_at?: string
          whatsapp_group_opt_in?: boolean
        }
        Relationships: []
      }
      refunds: {
        Row: {
          amount_cents: number
          created_at: string
          currency: string
          id: string
          note: string | null
          outcome: string
          settled_by: string
        }
        Insert: {
          amount_cents: number
          created_at?: string
          currency: string
          id: string
          note?: string | null
          outcome: string
          settled_by: string
        }
        Update: {
          amount_cents?: number
          created_at?: string
          currency?: string
          id?: string
          note?: string | null
          outcome?: string
          settled_by?: string
        }
        Relationships: []
      }
      reports: {
        Row: {
          comment: string | null
          copy: NonNullable<Json>
          created_at: string
          decided_at: string | null
          decided_by: string | null
          id: string
          note: string | null
          reason: string
          reported_id: string | null
          reporter_id: string | null
          status: string
        }
        Insert: {
          comment?: string | null
          copy: NonNullable<Json>
          created_at?: string
          decided_at?: string | null
          decided_by?: string | null
          id: string
          note?: string | null
          reason: string
          reported_id?: string | null
          reporter_id?: string | null
          status?: string
        }
        Update: {
          comment?: string | null
          copy?: NonNullable<Json>
          created_at?: string
          decided_at?: string | null
          decided_by?: string | null
          id?: string
          note?: string | null
          reason?: string
          reported_id?: string | null
          reporter_id?: string | null
          status?: string
        }
        Relationships: [
          {
            foreignKeyName: "reports_decided_by_fkey"
            columns: ["decided_by"]
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "reports_reported_id_fkey"
            columns: ["reported_id"]
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "reports_reporter_id_fkey"
            columns: ["reporter_id"]
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      staff_roles: {
        Row: {
          given_at: string
          given_by: string | null
          role: string
          user_id: string
        }
        Insert: {
          given_at?: string
          given_by?: string | null
          role: string
          user_id: string
        }
        Update: {
          given_at?: string
          given_by?: string | null
          role?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "staff_roles_given_by_fkey"
            columns: ["given_by"]
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "staff_roles_user_id_fkey"
            columns: ["user_id"]
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      subscription_plans: {
        Row: {
          credits_included: number
          description: string | null
          id: string
          is_available: boolean
          name: string
          price_cents: number
          sort_order: number
          type: string
        }
        Insert: {
          credits_included: number
          description?: string | null
          id?: string
          is_available?: boolean
          name: string
          price_cents: number
          sort_order?: number
          type: string
        }
        Update: {
          credits_included?: number
          description?: string | null
          id?: string
          is_available?: boolean
          name?: string
          price_cents?: number
          sort_order?: number
          type?: string
        }
        Relationships: []
      }
      user_approvals: {
        Row: {
          created_at: string
          status: string
          updated_at: string
          user_id: string
        }
        Insert: {
          created_at?: string
          status?: string
          updated_at?: string
          user_id: string
        }
        Update: {
          created_at?: string
          status?: string
          updated_at?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "user_approvals_user_id_fkey"
            columns: ["user_id"]
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      user_interests: {
        Row: {
          created_at: string
          interest_category_id: string
          user_id: string
        }
        Insert: {
          created_at?: string
          interest_category_id: string
          user_id: string
        }
        Update: {
          created_at?: string
          interest_category_id?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "user_interests_interest_category_id_fkey"
            columns: ["interest_category_id"]
            referencedRelation: "interest_categories"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "user_interests_user_id_fkey"
            columns: ["user_id"]
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      user_questionnaire_responses: {
        Row: {
          created_at: string
          hoping_to_find: string[]
          ideal_weekend: string[]
          people_vibe: string[]
          updated_at: string
          user_id: string
          vibe_description: string[]
        }
        Insert: {
          created_at?: string
          hoping_to_find: string[]
          ideal_weekend: string[]
          people_vibe: string[]
          updated_at?: string
          user_id: string
          vibe_description: string[]
        }
        Update: {
          created_at?: string
          hoping_to_find?: string[]
          ideal_weekend?: string[]
          people_vibe?: string[]
          updated_at?: string
          user_id?: string
          vibe_description?: string[]
        }
        Relationships: [
          {
            foreignKeyName: "user_questionnaire_responses_user_id_fkey"
            columns: ["user_id"]
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      user_social_links: {
        Row: {
          created_at: string
          platform: string
          updated_at: string
          url: string
          user_id: string
        }
        Insert: {
          created_at?: string
          platform: string
          updated_at?: string
          url: string
          user_id: string
        }
        Update: {
          created_at?: string
          platform?: string
          updated_at?: string
          url?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "user_social_links_user_id_fkey"
            columns: ["user_id"]
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      user_subscriptions: {
        Row: {
          cancelled_at: string | null
          created_at: string
          credits_remaining: number
          current_period_end: string | null
          current_period_start: string | null
          id: string
          plan_id: string
          provider_reference: string | null
          status: string
          updated_at: string
          user_id: string
        }
        Insert: {
          cancelled_at?: string | null
          created_at?: string
          credits_remaining?: number
          current_period_end?: string | null
          current_period_start?: string | null
          id?: string
          plan_id: string
          provider_reference?: string | null
          status?: string
          updated_at?: string
          user_id: string
        }
        Update: {
          cancelled_at?: string | null
          created_at?: string
          credits_remaining?: number
          current_period_end?: string | null
          current_period_start?: string | null
          id?: string
          plan_id?: string
          provider_reference?: string | null
          status?: string
          updated_at?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "user_subscriptions_plan_id_fkey"
            columns: ["plan_id"]
            referencedRelation: "subscription_plans"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "user_subscriptions_user_id_fkey"
            columns: ["user_id"]
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
    }
    Views: {
      [_ in never]: never
    }
    Functions: {
      admin_cancel_event: {
        Args: { reason: string; target_event_id: string }
        Returns: {
          attendees_count: number
          cancellation_reason: string | null
          cancelled_at: string | null
          category: string | null
          city: string
          created_at: string
          created_by: string | null
          credits_required: number
          deleted_at: string | null
          description: string | null
          detailed_description: string | null
          end_time: string
          id: string
          image_url: string | null
          location: string
          max_attendees: number
          paypal_payment_link: string | null
          paypal_username: string | null
          published_at: string | null
          rescheduled_at: string | null
          search_grams: number[] | null
          search_place: string | null
          search_text: string | null
          series_id: string | null
          start_time: string
          time_zone: string
          title: string
          updated_at: string
        }
        SetofOptions: {
          from: "*"
          to: "events"
          isOneToOne: true
          isSetofReturn: false
        }
      }
      admin_change_approval: {
        Args: {
          decision: string
          note_id: string
          reason: string
          target_user_id: string
        }
        Returns: Json
      }
      admin_copy_to_following: {
        Args: { target_event_id: string }
        Returns: Json
      }
      admin_count_applications: {
        Args: { target_event_id: string }
        Returns: Json
      }
      admin_decide_applications: {
        Args: {
          decision: string
          notes?: string
          target_application_ids: string[]
        }
        Returns: Json
      }
      admin_decide_approvals: {
        Args: { decision: string; target_user_ids: string[] }
        Returns: Json
      }
      admin_delete_event: {
        Args: { force?: boolean; target_event_id: string }
        Returns: boolean
      }
      admin_event_hosts: { Args: { target_event_id: string }; Returns: Json }
      admin_event_people: {
        Args: { is_export?: boolean; target_event_id: string }
        Returns: Json
      }
      admin_event_series: { Args: { target_event_id: string }; Returns: Json }
      admin_exists: { Args: Record<PropertyKey, never>; Returns: boolean }
      admin_get_event_payment_term: {
        Args: { target_event_id: string }
        Returns: Json
      }
      admin_get_payment_term: {
        Args: Record<PropertyKey, never>
        Returns: Json
      }
      admin_get_user_emails: {
        Args: { user_ids: string[] }
        Returns: {
          email: string
          user_id: string
        }[]
      }
      admin_get_user_subscriptions: {
        Args: Record<PropertyKey, never>
        Returns: {
          current_period_end: string
          first_name: string
          last_name: string
          plan_name: string
          plan_price_cents: number
          subscription_status: string
          subscription_tier: string
          user_email: string
          user_id: string
        }[]
      }
      admin_give_role: {
        Args: { role: string; target_user_id: string }
        Returns: Json
      }
      admin_known_lines: { Args: { page?: number }; Returns: Json }
      admin_list_applications: {
        Args: {
          ascending?: boolean
          cancelled?: string
          is_export?: boolean
          page: number
          page_size: number
          search?: string
          sort_by?: string
          target_event_id?: string
          wanted_payment?: string
          wanted_status?: string
        }
        Returns: Json
      }
      admin_list_audit_log: {
        Args: {
          ascending?: boolean
          is_export?: boolean
          page: number
          page_size: number
          search?: string
          since?: string
          until?: string
          wanted_action?: string
          wanted_table?: string
        }
        Returns: Json
      }
      admin_list_events: {
        Args: {
          page: number
          page_size: number
          period?: string
          search?: string
        }
        Returns: Json
      }
      admin_list_guest_messages: {
        Args: { target_event_id: string }
        Returns: Json
      }
      admin_list_mails: {
        Args: {
          ascending?: boolean
          page: number
          page_size: number
          search?: string
          wanted_state?: string
        }
        Returns: Json
      }
      admin_list_members: {
        Args: {
          ascending?: boolean
          is_export?: boolean
          only_admins?: boolean
          page: number
          page_size: number
          search?: string
          sort_by?: string
          wanted_status?: string
        }
        Returns: Json
      }
      admin_list_payments: {
        Args: {
          ascending?: boolean
          is_export?: boolean
          page: number
          page_size: number
          search?: string
          sort_by?: string
          wanted_state?: string
        }
        Returns: Json
      }
      admin_list_refunds: {
        Args: {
          ascending?: boolean
          is_export?: boolean
          page: number
          page_size: number
          search?: string
          wanted_state?: string
        }
        Returns: Json
      }
      admin_list_reports: {
        Args: {
          ascending?: boolean
          is_export?: boolean
          page: number
          page_size: number
          search?: string
          wanted_status?: string
        }
        Returns: Json
      }
      admin_list_staff: { Args: Record<PropertyKey, never>; Returns: Json }
      admin_list_subscriptions: {
        Args: {
          ascending?: boolean
          is_export?: boolean
          page: number
          page_size: number
          search?: string
          sort_by?: string
          wanted_status?: string
        }
        Returns: Json
      }
      admin_list_views: { Args: { list: string }; Returns: Json }
      admin_live_topic: { Args: Record<PropertyKey, never>; Returns: string }
      admin_member_story: { Args: { target_user_id: string }; Returns: Json }
      admin_message_guests: {
        Args: {
          audience: string
          body: string
          message_id: string
          target_event_id: string
        }
        Returns: Json
      }
      admin_money_report: {
        Args: {
          grouped_by?: string
          is_export?: boolean
          page: number
          page_size: number
          since?: string
          until?: string
        }
        Returns: Json
      }
      admin_note_arrival: {
        Args: {
          here: boolean
          noted_at?: string
          target_application_id: string
        }
        Returns: string
      }
      admin_note_member: {
        Args: { note: string; note_id: string; target_user_id: string }
        Returns: Json
      }
      admin_overview: { Args: Record<PropertyKey, never>; Returns: Json }
      admin_payment_targets: { Args: { page?: number }; Returns: Json }
      admin_payment_totals: { Args: Record<PropertyKey, never>; Returns: Json }
      admin_record_payments: { Args: { matches: Json }; Returns: Json }
      admin_record_returns: { Args: { returns: Json }; Returns: Json }
      admin_record_split: {
        Args: { parts: Json; payment: Json }
        Returns: Json
      }
      admin_refresh_paypal_links: {
        Args: { new_username: string }
        Returns: number
      }
      admin_reinstate_member: {
        Args: { target_user_id: string }
        Returns: Json
      }
      admin_remove_member: {
        Args: { reason: string; target_application_id: string }
        Returns: Json
      }
      admin_repeat_event: {
        Args: { starts: string[]; target_event_id: string }
        Returns: Json
      }
      admin_resend_mails: { Args: { mail_ids: number[] }; Returns: Json }
      admin_save_view: {
        Args: { list: string; name: string; view?: Json }
        Returns: Json
      }
      admin_set_coffee_chat_status: {
        Args: {
          request_id: string
          seen_status?: string
          wanted_status: string
        }
        Returns: {
          created_at: string
          id: string
          message: string | null
          proposed_dates: string[]
          recipient_id: string | null
          requester_id: string
          selected_date: string | null
          status: string
          time_zone: string
          updated_at: string
        }
        SetofOptions: {
          from: "*"
          to: "coffee_chat_requests"
          isOneToOne: true
          isSetofReturn: false
        }
      }
      admin_set_event_host: {
        Args: {
          is_host: boolean
          target_event_id: string
          target_user_id: string
        }
        Returns: Json
      }
      admin_set_event_payment_term: {
        Args: { days?: number; target_event_id: string }
        Returns: Json
      }
      admin_set_lines_aside: {
        Args: { aside: boolean; transactions: string[] }
        Returns: string[]
      }
      admin_set_payment_term: {
        Args: { days: number; hours_before: number; is_on: boolean }
        Returns: Json
      }
      admin_settle_payments: {
        Args: {
          decision: string
          payments: Json
          reason?: string
          target_booking_id: string
        }
        Returns: Json
      }
      admin_settle_refund: {
        Args: { note?: string; outcome: string; target_id: string }
        Returns: undefined
      }
      admin_suspend_member: {
        Args: { reason: string; target_user_id: string; until_time: string }
        Returns: Json
      }
      admin_take_role: {
        Args: { role: string; target_user_id: string }
        Returns: Json
      }
      admin_take_up_application: {
        Args: { target_application_id: string }
        Returns: Json
      }
      admin_warn_member: {
        Args: { target_user_id: string; warning: string; warning_id: string }
        Returns: Json
      }
      answer_coffee_chat: {
        Args: { chosen_date?: string; request_id: string }
        Returns: {
          created_at: string
          id: string
          message: string | null
          proposed_dates: string[]
          recipient_id: string | null
          requester_id: string
          selected_date: string | null
          status: string
          time_zone: string
          updated_at: string
        }[]
        SetofOptions: {
          from: "*"
          to: "coffee_chat_requests"
          isOneToOne: false
          isSetofReturn: true
        }
      }
      block_member: { Args: { member_id: string }; Returns: undefined }
      cancel_application: { Args: { target_event_id: string }; Returns: Json }
      cancel_subscription: {
        Args: { target_user_id: string }
        Returns: boolean
      }
      claim_first_admin: { Args: { user_id: string }; Returns: boolean }
      confirm_event_payment: {
        Args: {
          amount_cents: number
          capture_reference?: string
          currency: string
          payment_provider: string
          payment_reference: string
          target_booking_id: string
        }
        Returns: Json
      }
      confirm_subscription_payment: {
        Args: {
          amount_cents: number
          currency: string
          member_id: string
          payment_reference: string
          period_end: string
          plan_type: string
        }
        Returns: boolean
      }
      confirm_warning: {
        Args: { for_user_id: string; warning_id: string }
        Returns: undefined
      }
      count_unread_notifications: {
        Args: { for_user_id: string }
        Returns: number
      }
      create_event: {
        Args: { draft: Json; operation_id?: string; user_id: string }
        Returns: {
          attendees_count: number
          cancellation_reason: string | null
          cancelled_at: string | null
          category: string | null
          city: string
          created_at: string
          created_by: string | null
          credits_required: number
          deleted_at: string | null
          description: string | null
          detailed_description: string | null
          end_time: string
          id: string
          image_url: string | null
          location: string
          max_attendees: number
          paypal_payment_link: string | null
          paypal_username: string | null
          published_at: string | null
          rescheduled_at: string | null
          search_grams: number[] | null
          search_place: string | null
          search_text: string | null
          series_id: string | null
          start_time: string
          time_zone: string
          title: string
          updated_at: string
        }
        SetofOptions: {
          from: "*"
          to: "events"
          isOneToOne: true
          isSetofReturn: false
        }
      }
      decide_application: {
        Args: {
          decision: string
          notes?: string
          target_application_id: string
        }
        Returns: Json
      }
      decide_booking: {
        Args: { decision: string; target_booking_id: string }
        Returns: Json
      }
      decide_report: {
        Args: { decision: string; note?: string; report_id: string }
        Returns: undefined
      }
      decide_user_approval: {
        Args: { decision: string; target_user_id: string }
        Returns: boolean
      }
      forget_push_device: {
        Args: { device_endpoint: string; for_user_id: string }
        Returns: undefined
      }
      get_coffee_chat_ideas: {
        Args: { for_user_id: string }
        Returns: {
          avatar_url: string
          first_name: string
          last_name: string
          shared_interests: string[]
          title: string
          user_id: string
        }[]
      }
      get_conversations: {
        Args: {
          before_id?: string
          before_time?: string
          page_size?: number
          user_id: string
        }
        Returns: {
          last_message: string
          last_message_time: string
          other_user_avatar_url: string
          other_user_first_name: string
          other_user_id: string
          other_user_last_name: string
          unread_count: number
        }[]
      }
      get_member_card: { Args: { member_id: string }; Returns: Json }
      get_messageable_users: {
        Args: {
          current_user_id: string
          page_number?: number
          page_size?: number
          search?: string
        }
        Returns: {
          avatar_url: string
          first_name: string
          has_conversation: boolean
          last_name: string
          title: string
          total: number
          user_id: string
        }[]
      }
      get_notification_settings: {
        Args: { for_user_id: string }
        Returns: Json
      }
      get_public_profiles: {
        Args: { user_ids: string[] }
        Returns: {
          avatar_url: string
          first_name: string
          id: string
          last_name: string
          title: string
        }[]
      }
      get_push_device: {
        Args: { device_endpoint?: string; for_user_id: string }
        Returns: Json
      }
      get_thread: {
        Args: {
          before_created_at?: string
          before_id?: string
          other_user_id: string
          page_size?: number
        }
        Returns: {
          content: string
          created_at: string
          id: string
          is_read: boolean
          recipient_id: string
          sender_id: string
        }[]
        SetofOptions: {
          from: "*"
          to: "messages"
          isOneToOne: false
          isSetofReturn: true
        }
      }
      get_unread_count: { Args: { for_user_id: string }; Returns: number }
      grant_admin: {
        Args: { target_user_id: string; user_id: string }
        Returns: boolean
      }
      has_member_access: { Args: { user_id: string }; Returns: boolean }
      health: { Args: Record<PropertyKey, never>; Returns: string }
      list_blocked_members: {
        Args: Record<PropertyKey, never>
        Returns: {
          avatar_url: string
          blocked_at: string
          first_name: string
          last_name: string
          user_id: string
        }[]
      }
      list_coffee_chats: {
        Args: {
          ascending?: boolean
          cancelled?: boolean
          page: number
          page_size: number
          wanted_status?: string
        }
        Returns: Json
      }
      list_event_cities: { Args: Record<PropertyKey, never>; Returns: string[] }
      list_event_faces: {
        Args: { event_ids: string[] }
        Returns: {
          event_id: string
          faces: Json
        }[]
      }
      list_event_filters: {
        Args: {
          category?: string
          city?: string
          earliest: string
          search?: string
        }
        Returns: Json
      }
      list_events: {
        Args: {
          category?: string
          city?: string
          earliest: string
          page?: number
          page_size?: number
          search?: string
        }
        Returns: Json
      }
      list_notifications: {
        Args: {
          before_id?: string
          before_time?: string
          for_user_id: string
          page_size?: number
        }
        Returns: Json
      }
      list_pending_event_bookings: {
        Args: {
          is_past?: boolean
          oldest_first?: boolean
          page?: number
          page_size?: number
          search?: string
        }
        Returns: Json
      }
      list_rights: { Args: Record<PropertyKey, never>; Returns: Json }
      list_warnings: { Args: Record<PropertyKey, never>; Returns: Json }
      mark_all_notifications_read: {
        Args: { for_user_id: string; until: string }
        Returns: undefined
      }
      mark_messages_as_read: {
        Args: { for_user_id: string; from_user_id: string }
        Returns: number
      }
      mark_notifications_read: {
        Args: { for_user_id: string; notification_ids: string[] }
        Returns: undefined
      }
      may_message: { Args: { other_user_id: string }; Returns: boolean }
      note_function_failure: {
        Args: { function_name: string }
        Returns: undefined
      }
      note_mail_event: {
        Args: { address: string; event_id: string; reason: string }
        Returns: boolean
      }
      note_mail_failed: {
        Args: { mail_id: number; reason: string }
        Returns: undefined
      }
      note_mail_sent: { Args: { mail_id: number }; Returns: undefined }
      note_push: {
        Args: { outcome: string; push_id: number }
        Returns: undefined
      }
      payment_target: { Args: { subject: string }; Returns: Json }
      read_together: {
        Args: { for_user_id: string; page_size: number; parts: string[] }
        Returns: Json
      }
      recent_changes: { Args: { seconds: number }; Returns: string[] }
      report_member: {
        Args: {
          comment?: string
          member_id: string
          message_id?: string
          reason: string
          report_id: string
        }
        Returns: undefined
      }
      request_approval: { Args: { user_id: string }; Returns: undefined }
      resume_mails: { Args: { for_user_id: string }; Returns: undefined }
      revoke_admin: {
        Args: { target_user_id: string; user_id: string }
        Returns: boolean
      }
      save_interests: {
        Args: { interest_category_ids: string[]; user_id: string }
        Returns: undefined
      }
      save_notification_settings: {
        Args: {
          for_user_id: string
          muted: string[]
          only_required: boolean
          quiet_from?: number
          quiet_until?: number
          read?: Json
          time_zone: string
        }
        Returns: Json
      }
      save_push_device: {
        Args: {
          device_endpoint: string
          device_key: string
          device_secret: string
          for_user_id: string
          shows_words?: boolean
        }
        Returns: Json
      }
      send_message: {
        Args: {
          message_content: string
          message_id: string
          to_user_id: string
        }
        Returns: {
          content: string
          created_at: string
          id: string
          is_read: boolean
          recipient_id: string
          sender_id: string
        }[]
        SetofOptions: {
          from: "*"
          to: "messages"
          isOneToOne: false
          isSetofReturn: true
        }
      }
      signal_typing: { Args: { to_user_id: string }; Returns: boolean }
      state_payment: {
        Args: { paid: boolean; target_application_id: string }
        Returns: {
          admin_notes: string | null
          application_date: string
          cancelled_by: string | null
          cancelled_late: boolean
          created_at: string
          event_id: string
          expired: boolean
          id: string
          paid_stated_at: string | null
          pay_by: string | null
          payment_amount_cents: number
          payment_method: string
          payment_required: boolean
          processed_at: string | null
          reference: string
          status: string
          updated_at: string
          user_id: string
        }
        SetofOptions: {
          from: "*"
          to: "event_applications"
          isOneToOne: true
          isSetofReturn: false
        }
      }
      subscription_reference: { Args: { member_id: string }; Returns: string }
      take_contact_mail: { Args: { caller_address: string }; Returns: number }
      take_outgoing_mails: {
        Args: { batch?: number }
        Returns: {
          details: Json
          email: string
          first_name: string
          id: number
          kind: string
          unsubscribe_token: string
        }[]
      }
      take_outgoing_pushes: {
        Args: { batch?: number; public_key: string }
        Returns: {
          auth: string
          details: Json
          endpoint: string
          id: number
          p256dh: string
        }[]
      }
      unblock_member: { Args: { member_id: string }; Returns: undefined }
      unsubscribe_by_link: { Args: { token: string }; Returns: string }
      update_event: {
        Args: {
          changes: Json
          expected_updated_at?: string
          operation_id?: string
          target_event_id: string
          user_id: string
        }
        Returns: {
          attendees_count: number
          cancellation_reason: string | null
          cancelled_at: string | null
          category: string | null
          city: string
          created_at: string
          created_by: string | null
          credits_required: number
          deleted_at: string | null
          description: string | null
          detailed_description: string | null
          end_time: string
          id: string
          image_url: string | null
          location: string
          max_attendees: number
          paypal_payment_link: string | null
          paypal_username: string | null
          published_at: string | null
          rescheduled_at: string | null
          search_grams: number[] | null
          search_place: string | null
          search_text: string | null
          series_id: string | null
          start_time: string
          time_zone: string
          title: string
          updated_at: string
        }
        SetofOptions: {
          from: "*"
          to: "events"
          isOneToOne: true
          isSetofReturn: false
        }
      }
      update_own_profile: {
        Args: {
          changes: Json
          expected_updated_at?: string
          operation_id?: string
          user_id: string
        }
        Returns: {
          age: number | null
          avatar_url: string | null
          bio: string | null
          city: string | null
          created_at: string
          first_name: string | null
          gender: string | null
          id: string
          last_name: string | null
          phone: string | null
          search_name: string | null
          title: string | null
          updated_at: string
          whatsapp_group_opt_in: boolean
        }
        SetofOptions: {
          from: "*"
          to: "profiles"
          isOneToOne: true
          isSetofReturn: false
        }
      }
      write_reminders: { Args: { batch?: number }; Returns: number }
    }
    Enums: {
      [_ in never]: never
    }
    CompositeTypes: {
      [_ in never]: never
    }
  }
}

type DatabaseWithoutInternals = Omit<Database, "__InternalSupabase">

type DefaultSchema = DatabaseWithoutInternals[Extract<keyof Database, "public">]

export type Tables<
  DefaultSchemaTableNameOrOptions extends
    | keyof (DefaultSchema["Tables"] & DefaultSchema["Views"])
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
        DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
      DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])[TableName] extends {
      Row: infer R
    }
    ? R
    : never
  : DefaultSchemaTableNameOrOptions extends keyof (DefaultSchema["Tables"] &
        DefaultSchema["Views"])
    ? (DefaultSchema["Tables"] &
        DefaultSchema["Views"])[DefaultSchemaTableNameOrOptions] extends {
        Row: infer R
      }
      ? R
      : never
    : never

export type TablesInsert<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Insert: infer I
    }
    ? I
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
    ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
        Insert: infer I
      }
      ? I
      : never
    : never

export type TablesUpdate<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Update: infer U
    }
    ? U
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
    ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
        Update: infer U
      }
      ? U
      : never
    : never

export type Enums<
  DefaultSchemaEnumNameOrOptions extends
    | keyof DefaultSchema["Enums"]
    | { schema: keyof DatabaseWithoutInternals },
  EnumName extends (DefaultSchemaEnumNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"]
    : never) = never,
> = DefaultSchemaEnumNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"][EnumName]
  : DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema["Enums"]
    ? DefaultSchema["Enums"][DefaultSchemaEnumNameOrOptions]
    : never

export type CompositeTypes<
  PublicCompositeTypeNameOrOptions extends
    | keyof DefaultSchema["CompositeTypes"]
    | { schema: keyof DatabaseWithoutInternals },
  CompositeTypeName extends (PublicCompositeTypeNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"]
    : never) = never,
> = PublicCompositeTypeNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"][CompositeTypeName]
  : PublicCompositeTypeNameOrOptions extends keyof DefaultSchema["CompositeTypes"]
    ? DefaultSchema["CompositeTypes"][PublicCompositeTypeNameOrOptions]
    : never

export const Constants = {
  public: {
    Enums: {},
  },
} as const
