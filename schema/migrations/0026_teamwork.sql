CREATE TABLE `view_counts` (
	`day` text NOT NULL,
	`page` text NOT NULL,
	`locale` text NOT NULL,
	`views` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`day`, `page`, `locale`)
);
--> statement-breakpoint
CREATE TABLE `lead_messages` (
	`id` text PRIMARY KEY NOT NULL,
	`lead_id` text NOT NULL,
	`direction` text NOT NULL,
	`username` text,
	`sender` text,
	`subject` text NOT NULL,
	`text` text NOT NULL,
	`message_id` text,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `lead_messages_message_id_unique` ON `lead_messages` (`message_id`);--> statement-breakpoint
CREATE INDEX `lead_messages_lead` ON `lead_messages` (`lead_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `entry_comments` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`entry_id` text NOT NULL,
	`parent_id` integer,
	`field` text DEFAULT '' NOT NULL,
	`username` text NOT NULL,
	`text` text NOT NULL,
	`created_at` text NOT NULL,
	`resolved_at` text,
	`resolved_by` text
);
--> statement-breakpoint
CREATE INDEX `entry_comments_entry` ON `entry_comments` (`entry_id`,`id`);--> statement-breakpoint
CREATE TABLE `entry_mentions` (
	`username` text NOT NULL,
	`comment_id` integer NOT NULL,
	`entry_id` text NOT NULL,
	PRIMARY KEY(`username`, `comment_id`)
);
--> statement-breakpoint
CREATE INDEX `entry_mentions_entry` ON `entry_mentions` (`entry_id`);--> statement-breakpoint
CREATE TABLE `entry_presence` (
	`window_id` text PRIMARY KEY NOT NULL,
	`entry_id` text NOT NULL,
	`admin_id` text NOT NULL,
	`field` text,
	`since` text NOT NULL,
	`seen_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `entry_presence_entry` ON `entry_presence` (`entry_id`,`seen_at`);--> statement-breakpoint
CREATE INDEX `entry_presence_seen` ON `entry_presence` (`seen_at`);--> statement-breakpoint
CREATE TABLE `entry_reviews` (
	`entry_id` text PRIMARY KEY NOT NULL,
	`requested_at` text NOT NULL,
	`requested_by` text NOT NULL,
	`reviewer` text,
	`approved_version` integer,
	`approved_by` text,
	`approved_at` text
);
--> statement-breakpoint
CREATE INDEX `entry_reviews_waiting` ON `entry_reviews` (`approved_at`,`requested_at`);--> statement-breakpoint
ALTER TABLE `admins` ADD `display_name` text;--> statement-breakpoint
ALTER TABLE `admins` ADD `email` text;--> statement-breakpoint
ALTER TABLE `entries` ADD `author` text GENERATED ALWAYS AS (case when kind = 'post' and json_valid(coalesce(live, data)) then coalesce(live, data) ->> 'authorSlug' end) VIRTUAL;--> statement-breakpoint
ALTER TABLE `entries` ADD `machine_texts` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX `entries_author` ON `entries` (`kind`,`author`,`published_at`,`id`,`status_vi`,`status_en`) WHERE deleted_at is null;--> statement-breakpoint
ALTER TABLE `media` ADD `edit` text;--> statement-breakpoint
ALTER TABLE `media` ADD `licence_until` text;--> statement-breakpoint
CREATE INDEX `media_licence_until` ON `media` (`licence_until`) WHERE licence_until is not null and deleted_at is null;--> statement-breakpoint
ALTER TABLE `submissions` ADD `source` text DEFAULT 'form' NOT NULL;--> statement-breakpoint
ALTER TABLE `submissions` ADD `follow_up_on` text;--> statement-breakpoint
ALTER TABLE `submissions` ADD `reminded_on` text;--> statement-breakpoint
ALTER TABLE `submissions` ADD `value` integer;--> statement-breakpoint
CREATE INDEX `submissions_follow_up` ON `submissions` (`follow_up_on`,`id`) WHERE follow_up_on is not null;