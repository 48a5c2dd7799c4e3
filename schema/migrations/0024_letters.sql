CREATE TABLE `letter_links` (
	`sending_id` text NOT NULL,
	`position` integer NOT NULL,
	`url` text NOT NULL,
	`clicks` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`sending_id`, `position`)
);
--> statement-breakpoint
CREATE TABLE `letter_runs` (
	`sending_id` text NOT NULL,
	`language` text NOT NULL,
	`starts_at` text NOT NULL,
	`cursor` text DEFAULT '' NOT NULL,
	`is_done` integer DEFAULT false NOT NULL,
	PRIMARY KEY(`sending_id`, `language`)
);
--> statement-breakpoint
CREATE TABLE `letter_sendings` (
	`id` text PRIMARY KEY NOT NULL,
	`letter_id` text NOT NULL,
	`list` text NOT NULL,
	`state` text NOT NULL,
	`mode` text NOT NULL,
	`segment` text NOT NULL,
	`content` text NOT NULL,
	`counts_clicks` integer NOT NULL,
	`is_archived` integer NOT NULL,
	`recipients` integer NOT NULL,
	`taken` integer DEFAULT 0 NOT NULL,
	`sent` integer DEFAULT 0 NOT NULL,
	`failed` integer DEFAULT 0 NOT NULL,
	`bounced` integer DEFAULT 0 NOT NULL,
	`complained` integer DEFAULT 0 NOT NULL,
	`unsubscribed` integer DEFAULT 0 NOT NULL,
	`created_by` text NOT NULL,
	`created_at` text NOT NULL,
	`started_at` text,
	`finished_at` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `letter_sendings_letter` ON `letter_sendings` (`letter_id`,`list`) WHERE state <> 'cancelled';--> statement-breakpoint
CREATE TABLE `mail_suppressions` (
	`email` text PRIMARY KEY NOT NULL,
	`reason` text NOT NULL,
	`detail` text DEFAULT '' NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `mail_suppressions_at` ON `mail_suppressions` (`created_at`);--> statement-breakpoint
CREATE INDEX `mail_suppressions_reason` ON `mail_suppressions` (`reason`,`created_at`);--> statement-breakpoint
CREATE TABLE `sender_checks` (
	`domain` text PRIMARY KEY NOT NULL,
	`spf` text NOT NULL,
	`dkim` text NOT NULL,
	`dmarc` text NOT NULL,
	`checked_at` text NOT NULL
);
--> statement-breakpoint
ALTER TABLE `newsletter_subscriptions` ADD `reader_id` text;--> statement-breakpoint
ALTER TABLE `newsletter_subscriptions` ADD `interests` text;--> statement-breakpoint
ALTER TABLE `newsletter_subscriptions` ADD `frequency` text DEFAULT 'all' NOT NULL;--> statement-breakpoint
ALTER TABLE `newsletter_subscriptions` ADD `paused_until` text;--> statement-breakpoint
ALTER TABLE `newsletter_subscriptions` ADD `last_letter_at` text;--> statement-breakpoint
ALTER TABLE `newsletter_subscriptions` ADD `last_sending_id` text;--> statement-breakpoint
ALTER TABLE `newsletter_subscriptions` ADD `consent_source` text;--> statement-breakpoint
ALTER TABLE `newsletter_subscriptions` ADD `consent_at` text;--> statement-breakpoint
CREATE UNIQUE INDEX `newsletter_subscriptions_reader` ON `newsletter_subscriptions` (`reader_id`);--> statement-breakpoint
CREATE INDEX `newsletter_subscriptions_sending` ON `newsletter_subscriptions` (`status`,`language`,`email`);--> statement-breakpoint
ALTER TABLE `orchard_subscriptions` ADD `reader_id` text;--> statement-breakpoint
ALTER TABLE `orchard_subscriptions` ADD `interests` text;--> statement-breakpoint
ALTER TABLE `orchard_subscriptions` ADD `frequency` text DEFAULT 'all' NOT NULL;--> statement-breakpoint
ALTER TABLE `orchard_subscriptions` ADD `paused_until` text;--> statement-breakpoint
ALTER TABLE `orchard_subscriptions` ADD `last_letter_at` text;--> statement-breakpoint
ALTER TABLE `orchard_subscriptions` ADD `last_sending_id` text;--> statement-breakpoint
ALTER TABLE `orchard_subscriptions` ADD `consent_source` text;--> statement-breakpoint
ALTER TABLE `orchard_subscriptions` ADD `consent_at` text;--> statement-breakpoint
CREATE UNIQUE INDEX `orchard_subscriptions_reader` ON `orchard_subscriptions` (`reader_id`);--> statement-breakpoint
CREATE INDEX `orchard_subscriptions_sending` ON `orchard_subscriptions` (`status`,`language`,`email`);