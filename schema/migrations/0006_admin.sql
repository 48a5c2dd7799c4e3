CREATE TABLE `admin_sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`token_hash` text NOT NULL,
	`admin_id` text NOT NULL,
	`user_agent` text NOT NULL,
	`created_at` text NOT NULL,
	`last_seen_at` text NOT NULL,
	`expires_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `admin_sessions_token_hash_unique` ON `admin_sessions` (`token_hash`);--> statement-breakpoint
CREATE INDEX `admin_sessions_admin` ON `admin_sessions` (`admin_id`);--> statement-breakpoint
CREATE INDEX `admin_sessions_expires` ON `admin_sessions` (`expires_at`);--> statement-breakpoint
CREATE TABLE `admins` (
	`id` text PRIMARY KEY NOT NULL,
	`username` text NOT NULL,
	`password_hash` text NOT NULL,
	`created_at` text NOT NULL,
	`password_changed_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `admins_username_unique` ON `admins` (`username`);--> statement-breakpoint
CREATE TABLE `site_keys` (
	`name` text PRIMARY KEY NOT NULL,
	`key` text NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `audit_log` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`at` text NOT NULL,
	`username` text NOT NULL,
	`action` text NOT NULL,
	`subject` text NOT NULL,
	`label` text NOT NULL,
	`before` text,
	`after` text
);
--> statement-breakpoint
CREATE INDEX `audit_log_at` ON `audit_log` (`at`);--> statement-breakpoint
CREATE INDEX `audit_log_action` ON `audit_log` (`action`,`id`);--> statement-breakpoint
CREATE INDEX `audit_log_subject` ON `audit_log` (`subject`,`id`);--> statement-breakpoint
CREATE INDEX `audit_log_username` ON `audit_log` (`username`,`id`);--> statement-breakpoint
CREATE TABLE `lead_notes` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`lead_id` text NOT NULL,
	`username` text NOT NULL,
	`text` text NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `lead_notes_lead` ON `lead_notes` (`lead_id`,`id`);--> statement-breakpoint
CREATE TABLE `post_drafts` (
	`post_id` text NOT NULL,
	`admin_id` text NOT NULL,
	`base_updated_at` text NOT NULL,
	`content` text NOT NULL,
	`saved_at` text NOT NULL,
	PRIMARY KEY(`post_id`, `admin_id`)
);
--> statement-breakpoint
CREATE TABLE `post_redirects` (
	`slug` text PRIMARY KEY NOT NULL,
	`post_id` text NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `post_redirects_post` ON `post_redirects` (`post_id`);--> statement-breakpoint
CREATE INDEX `post_redirects_created` ON `post_redirects` (`created_at`,`slug`);--> statement-breakpoint
CREATE TABLE `post_revisions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`post_id` text NOT NULL,
	`saved_at` text NOT NULL,
	`username` text NOT NULL,
	`content` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `post_revisions_post` ON `post_revisions` (`post_id`,`id`);--> statement-breakpoint
DROP INDEX `contact_messages_created`;--> statement-breakpoint
ALTER TABLE `contact_messages` ADD `assignee` text;--> statement-breakpoint
ALTER TABLE `contact_messages` ADD `search_text` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `contact_messages` ADD `updated_at` text;--> statement-breakpoint
CREATE INDEX `contact_messages_status` ON `contact_messages` (`status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `contact_messages_assignee` ON `contact_messages` (`assignee`,`status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `contact_messages_phone` ON `contact_messages` (`phone`);--> statement-breakpoint
CREATE INDEX `contact_messages_created` ON `contact_messages` (`created_at`,`id`);--> statement-breakpoint
DROP INDEX `trip_leads_created`;--> statement-breakpoint
ALTER TABLE `trip_leads` ADD `assignee` text;--> statement-breakpoint
ALTER TABLE `trip_leads` ADD `search_text` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `trip_leads` ADD `updated_at` text;--> statement-breakpoint
CREATE INDEX `trip_leads_status` ON `trip_leads` (`status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `trip_leads_assignee` ON `trip_leads` (`assignee`,`status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `trip_leads_phone` ON `trip_leads` (`phone`);--> statement-breakpoint
CREATE INDEX `trip_leads_created` ON `trip_leads` (`created_at`,`id`);--> statement-breakpoint
ALTER TABLE `posts` ADD `title_key` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `posts_edited` ON `posts` (`updated_at`,`id`,`status`,`content_pillar`) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX `posts_live` ON `posts` (`live_at`,`id`,`status`,`content_pillar`) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX `posts_titled` ON `posts` (`title_key`,`id`,`status`,`content_pillar`) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX `posts_viewed` ON `posts` (`view_count`,`id`,`status`,`content_pillar`) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX `posts_scheduled` ON `posts` (`live_at`) WHERE status = 'scheduled';--> statement-breakpoint
CREATE INDEX `posts_deleted` ON `posts` (`deleted_at`) WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX `newsletter_subscriptions_listed` ON `newsletter_subscriptions` (`status`,`language`,`created_at`);--> statement-breakpoint
-- Slugs are folded titles; a post gets its real key when it is saved next.
UPDATE posts SET title_key = replace(slug, '-', ' ');
