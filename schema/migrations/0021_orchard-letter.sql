CREATE TABLE `orchard_subscriptions` (
	`email` text PRIMARY KEY NOT NULL,
	`language` text NOT NULL,
	`status` text DEFAULT 'pending' NOT NULL,
	`subscribed_at` text NOT NULL,
	`confirmed_at` text,
	`unsubscribed_at` text,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `orchard_subscriptions_at` ON `orchard_subscriptions` (`created_at`);--> statement-breakpoint
CREATE INDEX `orchard_subscriptions_language` ON `orchard_subscriptions` (`language`,`created_at`);--> statement-breakpoint
CREATE INDEX `orchard_subscriptions_created` ON `orchard_subscriptions` (`status`,`created_at`);--> statement-breakpoint
CREATE INDEX `orchard_subscriptions_listed` ON `orchard_subscriptions` (`status`,`language`,`created_at`);--> statement-breakpoint
ALTER TABLE `newsletter_tokens` ADD `list` text DEFAULT 'letter' NOT NULL;