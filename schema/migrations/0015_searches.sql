CREATE TABLE `search_counts` (
	`day` text NOT NULL,
	`locale` text NOT NULL,
	`query` text NOT NULL,
	`searches` integer DEFAULT 0 NOT NULL,
	`results` integer DEFAULT 0 NOT NULL,
	`clicks` integer DEFAULT 0 NOT NULL,
	`positions` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`day`, `locale`, `query`)
);
--> statement-breakpoint
CREATE TABLE `search_synonyms` (
	`id` text PRIMARY KEY NOT NULL,
	`same` text NOT NULL,
	`finds` text NOT NULL,
	`updated_at` text NOT NULL,
	`updated_by` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `search_synonyms_updated` ON `search_synonyms` (`updated_at`,`id`);