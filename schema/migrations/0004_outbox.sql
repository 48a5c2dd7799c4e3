CREATE TABLE `kept_mails` (
	`id` text PRIMARY KEY NOT NULL,
	`recipient` text NOT NULL,
	`subject` text NOT NULL,
	`text` text NOT NULL,
	`html` text NOT NULL,
	`headers` text NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `kept_mails_recipient` ON `kept_mails` (`recipient`);--> statement-breakpoint
CREATE INDEX `kept_mails_created` ON `kept_mails` (`created_at`);--> statement-breakpoint
CREATE TABLE `newsletter_tokens` (
	`hash` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`purpose` text NOT NULL,
	`expires_at` text,
	`used_at` text,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `newsletter_tokens_email` ON `newsletter_tokens` (`email`);--> statement-breakpoint
CREATE INDEX `newsletter_tokens_expires` ON `newsletter_tokens` (`expires_at`);--> statement-breakpoint
CREATE TABLE `outbox` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`subject` text NOT NULL,
	`idempotency_key` text NOT NULL,
	`status` text DEFAULT 'pending' NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`first_tried_at` text,
	`next_attempt_at` text NOT NULL,
	`last_error` text,
	`settled_at` text,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `outbox_idempotency_key_unique` ON `outbox` (`idempotency_key`);--> statement-breakpoint
CREATE INDEX `outbox_due` ON `outbox` (`status`,`next_attempt_at`);--> statement-breakpoint
CREATE INDEX `outbox_subject` ON `outbox` (`subject`);--> statement-breakpoint
CREATE INDEX `outbox_settled` ON `outbox` (`settled_at`);--> statement-breakpoint
CREATE TABLE `rate_counts` (
	`who` text NOT NULL,
	`hour` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`who`, `hour`)
);
--> statement-breakpoint
CREATE INDEX `rate_counts_hour` ON `rate_counts` (`hour`);--> statement-breakpoint
ALTER TABLE `newsletter_subscriptions` ADD `confirmed_at` text;--> statement-breakpoint
ALTER TABLE `newsletter_subscriptions` ADD `unsubscribed_at` text;--> statement-breakpoint
CREATE INDEX `newsletter_subscriptions_created` ON `newsletter_subscriptions` (`status`,`created_at`);--> statement-breakpoint
CREATE INDEX `contact_messages_email` ON `contact_messages` (`email`);--> statement-breakpoint
CREATE INDEX `trip_leads_email` ON `trip_leads` (`email`);