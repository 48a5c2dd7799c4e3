CREATE TABLE `arrival_counts` (
	`day` text NOT NULL,
	`source` text NOT NULL,
	`arrivals` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`day`, `source`)
);
--> statement-breakpoint
CREATE TABLE `entry_views` (
	`day` text NOT NULL,
	`entry_id` text NOT NULL,
	`locale` text NOT NULL,
	`views` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`day`, `entry_id`, `locale`)
);
