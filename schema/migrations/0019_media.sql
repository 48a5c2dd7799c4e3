CREATE TABLE `media` (
	`id` text PRIMARY KEY NOT NULL,
	`sha256` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`mime_type` text NOT NULL,
	`file_name` text NOT NULL,
	`bytes` integer NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`colour` text NOT NULL,
	`focal_x` real DEFAULT 0.5 NOT NULL,
	`focal_y` real DEFAULT 0.5 NOT NULL,
	`alt_vi` text DEFAULT '' NOT NULL,
	`alt_en` text DEFAULT '' NOT NULL,
	`caption_vi` text DEFAULT '' NOT NULL,
	`caption_en` text DEFAULT '' NOT NULL,
	`credit` text DEFAULT '' NOT NULL,
	`credit_url` text DEFAULT '' NOT NULL,
	`licence` text DEFAULT 'own' NOT NULL,
	`place` text,
	`tags` text DEFAULT '[]' NOT NULL,
	`search_text` text DEFAULT '' NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`uploaded_by` text NOT NULL,
	`deleted_at` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `media_sha256_unique` ON `media` (`sha256`);--> statement-breakpoint
CREATE INDEX `media_newest` ON `media` (`created_at`,`id`) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX `media_missing_alt` ON `media` (`created_at`,`id`) WHERE deleted_at is null and (alt_vi = '' or alt_en = '');--> statement-breakpoint
CREATE INDEX `media_place` ON `media` (`place`,`created_at`,`id`) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX `media_tagged` ON `media` (`deleted_at`,`tags`) WHERE deleted_at is null and tags <> '[]';--> statement-breakpoint
CREATE INDEX `media_deleted` ON `media` (`deleted_at`) WHERE deleted_at is not null;--> statement-breakpoint
CREATE TABLE `media_uses` (
	`media_id` text NOT NULL,
	`noun` text NOT NULL,
	`noun_id` text NOT NULL,
	PRIMARY KEY(`media_id`, `noun`, `noun_id`)
);
--> statement-breakpoint
CREATE INDEX `media_uses_noun` ON `media_uses` (`noun`,`noun_id`);