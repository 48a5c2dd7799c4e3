CREATE TABLE `entries` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`slug` text NOT NULL,
	`status_vi` text DEFAULT 'draft' NOT NULL,
	`status_en` text DEFAULT 'draft' NOT NULL,
	`published_at_vi` text,
	`published_at_en` text,
	`changed_at_vi` text,
	`changed_at_en` text,
	`scheduled_at_vi` text,
	`scheduled_at_en` text,
	`schedule_failed_at` text,
	`has_changes` integer DEFAULT false NOT NULL,
	`is_behind` integer DEFAULT false NOT NULL,
	`title_vi` text DEFAULT '' NOT NULL,
	`title_en` text DEFAULT '' NOT NULL,
	`search_text` text DEFAULT '' NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`schema_version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`updated_by` text NOT NULL,
	`deleted_at` text,
	`drift` text DEFAULT '{}' NOT NULL,
	`summary` text,
	`data` text NOT NULL,
	`live` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `entries_slug` ON `entries` (`kind`,`slug`);--> statement-breakpoint
CREATE INDEX `entries_recent` ON `entries` (`updated_at`,`id`) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX `entries_edited` ON `entries` (`kind`,`updated_at`,`id`) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX `entries_public_vi` ON `entries` (`kind`,`slug`) WHERE status_vi = 'published' and deleted_at is null;--> statement-breakpoint
CREATE INDEX `entries_public_en` ON `entries` (`kind`,`slug`) WHERE status_en = 'published' and deleted_at is null;--> statement-breakpoint
CREATE INDEX `entries_newest_vi` ON `entries` (`published_at_vi`,`id`) WHERE status_vi = 'published' and deleted_at is null;--> statement-breakpoint
CREATE INDEX `entries_newest_en` ON `entries` (`published_at_en`,`id`) WHERE status_en = 'published' and deleted_at is null;--> statement-breakpoint
CREATE INDEX `entries_scheduled_vi` ON `entries` (`scheduled_at_vi`) WHERE scheduled_at_vi is not null;--> statement-breakpoint
CREATE INDEX `entries_scheduled_en` ON `entries` (`scheduled_at_en`) WHERE scheduled_at_en is not null;--> statement-breakpoint
CREATE INDEX `entries_failed` ON `entries` (`updated_at`,`id`) WHERE schedule_failed_at is not null and deleted_at is null;--> statement-breakpoint
CREATE INDEX `entries_behind` ON `entries` (`updated_at`,`id`) WHERE is_behind = 1 and deleted_at is null;--> statement-breakpoint
CREATE INDEX `entries_changed` ON `entries` (`updated_at`,`id`) WHERE has_changes = 1 and deleted_at is null;--> statement-breakpoint
CREATE INDEX `entries_deleted` ON `entries` (`deleted_at`) WHERE deleted_at is not null;--> statement-breakpoint
CREATE TABLE `entry_drafts` (
	`entry_id` text NOT NULL,
	`admin_id` text NOT NULL,
	`base_version` integer NOT NULL,
	`schema_version` integer DEFAULT 1 NOT NULL,
	`data` text NOT NULL,
	`saved_at` text NOT NULL,
	PRIMARY KEY(`entry_id`, `admin_id`)
);
--> statement-breakpoint
CREATE TABLE `entry_redirects` (
	`kind` text NOT NULL,
	`slug` text NOT NULL,
	`entry_id` text NOT NULL,
	`created_at` text NOT NULL,
	PRIMARY KEY(`kind`, `slug`)
);
--> statement-breakpoint
CREATE INDEX `entry_redirects_entry` ON `entry_redirects` (`entry_id`);--> statement-breakpoint
CREATE TABLE `entry_revisions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`entry_id` text NOT NULL,
	`saved_at` text NOT NULL,
	`username` text NOT NULL,
	`action` text NOT NULL,
	`schema_version` integer DEFAULT 1 NOT NULL,
	`data` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `entry_revisions_entry` ON `entry_revisions` (`entry_id`,`id`);