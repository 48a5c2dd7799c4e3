CREATE TABLE `trip_leads` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`phone` text NOT NULL,
	`destination` text NOT NULL,
	`travel_dates` text NOT NULL,
	`group_size` text NOT NULL,
	`budget` text NOT NULL,
	`interests` text NOT NULL,
	`message` text NOT NULL,
	`language` text NOT NULL,
	`submitted_at` text NOT NULL,
	`status` text DEFAULT 'new' NOT NULL,
	`notes` text DEFAULT '' NOT NULL,
	`idempotency_key` text,
	`content_hash` text NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `trip_leads_idempotency_key_unique` ON `trip_leads` (`idempotency_key`);--> statement-breakpoint
CREATE INDEX `trip_leads_created` ON `trip_leads` (`created_at`);--> statement-breakpoint
CREATE INDEX `trip_leads_content` ON `trip_leads` (`content_hash`,`created_at`);