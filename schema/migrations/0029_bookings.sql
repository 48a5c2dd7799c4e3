CREATE TABLE `bookings` (
	`code` text PRIMARY KEY NOT NULL,
	`tour` text NOT NULL,
	`day` text NOT NULL,
	`adults` integer NOT NULL,
	`children` integer NOT NULL,
	`status` text NOT NULL,
	`held_until` text NOT NULL,
	`language` text NOT NULL,
	`name` text DEFAULT '' NOT NULL,
	`email` text DEFAULT '' NOT NULL,
	`phone` text DEFAULT '' NOT NULL,
	`chat` text,
	`diet` text DEFAULT '' NOT NULL,
	`pick_up` text DEFAULT '' NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`method` text,
	`part` text,
	`total` integer NOT NULL,
	`due` integer NOT NULL,
	`keeps` integer DEFAULT 0 NOT NULL,
	`terms` text NOT NULL,
	`checked_in_at` text,
	`checked_in_by` text,
	`idempotency_key` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `bookings_idempotency_key_unique` ON `bookings` (`idempotency_key`);--> statement-breakpoint
CREATE INDEX `bookings_departure` ON `bookings` (`tour`,`day`,`status`);--> statement-breakpoint
CREATE INDEX `bookings_day` ON `bookings` (`day`,`tour`);--> statement-breakpoint
CREATE INDEX `bookings_held` ON `bookings` (`held_until`) WHERE status in ('held', 'awaiting');--> statement-breakpoint
CREATE INDEX `bookings_email` ON `bookings` (`email`);--> statement-breakpoint
CREATE INDEX `bookings_created` ON `bookings` (`created_at`);--> statement-breakpoint
CREATE TABLE `departures` (
	`tour` text NOT NULL,
	`day` text NOT NULL,
	`seats` integer,
	`state` text DEFAULT 'open' NOT NULL,
	`runs_since` text,
	`reason_vi` text DEFAULT '' NOT NULL,
	`reason_en` text DEFAULT '' NOT NULL,
	`changed_by` text DEFAULT '' NOT NULL,
	`changed_at` text NOT NULL,
	PRIMARY KEY(`tour`, `day`)
);
--> statement-breakpoint
CREATE INDEX `departures_day` ON `departures` (`day`);--> statement-breakpoint
CREATE TABLE `payments` (
	`id` text PRIMARY KEY NOT NULL,
	`code` text,
	`direction` text NOT NULL,
	`method` text NOT NULL,
	`reference` text NOT NULL,
	`refunds` text,
	`amount` integer NOT NULL,
	`state` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`next_try_at` text,
	`note` text DEFAULT '' NOT NULL,
	`created_at` text NOT NULL,
	`settled_at` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payments_reference` ON `payments` (`method`,`direction`,`reference`);--> statement-breakpoint
CREATE INDEX `payments_booking` ON `payments` (`code`);--> statement-breakpoint
CREATE INDEX `payments_open` ON `payments` (`state`,`next_try_at`) WHERE state in ('pending', 'byHand', 'stray', 'failed');--> statement-breakpoint
CREATE INDEX `payments_created` ON `payments` (`created_at`);--> statement-breakpoint
CREATE TABLE `tour_reviews` (
	`code` text PRIMARY KEY NOT NULL,
	`tour` text NOT NULL,
	`mark` integer NOT NULL,
	`text` text NOT NULL,
	`first_name` text NOT NULL,
	`language` text NOT NULL,
	`month` text NOT NULL,
	`published_at` text,
	`published_by` text,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `tour_reviews_tour` ON `tour_reviews` (`tour`,`published_at`);