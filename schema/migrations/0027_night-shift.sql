CREATE TABLE `admin_challenges` (
	`hash` text PRIMARY KEY NOT NULL,
	`purpose` text NOT NULL,
	`admin_id` text,
	`expires_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `admin_challenges_expires` ON `admin_challenges` (`expires_at`);--> statement-breakpoint
CREATE TABLE `admin_passkeys` (
	`id` text PRIMARY KEY NOT NULL,
	`admin_id` text NOT NULL,
	`public_key` text NOT NULL,
	`counter` integer NOT NULL,
	`transports` text NOT NULL,
	`name` text NOT NULL,
	`created_at` text NOT NULL,
	`last_used_at` text
);
--> statement-breakpoint
CREATE INDEX `admin_passkeys_admin` ON `admin_passkeys` (`admin_id`);--> statement-breakpoint
CREATE TABLE `browser_errors` (
	`day` text NOT NULL,
	`build` text NOT NULL,
	`page` text NOT NULL,
	`message` text NOT NULL,
	`count` integer NOT NULL,
	`last_seen_at` text NOT NULL,
	PRIMARY KEY(`day`, `build`, `page`, `message`)
);
--> statement-breakpoint
CREATE TABLE `daily_figures` (
	`day` text NOT NULL,
	`name` text NOT NULL,
	`value` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`day`, `name`)
);
--> statement-breakpoint
CREATE TABLE `heartbeats` (
	`name` text PRIMARY KEY NOT NULL,
	`succeeded_at` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `operation_switches` (
	`name` text PRIMARY KEY NOT NULL,
	`reason` text NOT NULL,
	`since` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `troubles` (
	`name` text NOT NULL,
	`day` text NOT NULL,
	`detail` text NOT NULL,
	`seen_at` text NOT NULL,
	`recovered_at` text,
	PRIMARY KEY(`name`, `day`)
);
--> statement-breakpoint
CREATE INDEX `troubles_day` ON `troubles` (`day`);