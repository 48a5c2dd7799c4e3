CREATE TABLE `post_marks` (
	`mark` text PRIMARY KEY NOT NULL,
	`day` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `post_marks_day` ON `post_marks` (`day`);--> statement-breakpoint
CREATE TABLE `posts` (
	`id` text PRIMARY KEY NOT NULL,
	`slug` text NOT NULL,
	`title_vi` text NOT NULL,
	`title_en` text NOT NULL,
	`summary_vi` text NOT NULL,
	`summary_en` text NOT NULL,
	`cover_image` text,
	`tags` text DEFAULT '[]' NOT NULL,
	`status` text DEFAULT 'draft' NOT NULL,
	`published_at` text,
	`live_at` text GENERATED ALWAYS AS (coalesce(strftime('%Y-%m-%dT%H:%M:%fZ', published_at), '')) VIRTUAL,
	`content_pillar` text NOT NULL,
	`reading_time_minutes` integer,
	`view_count` integer DEFAULT 0 NOT NULL,
	`share_count` integer DEFAULT 0 NOT NULL,
	`author_name` text,
	`destination_slug` text,
	`featured` integer DEFAULT false NOT NULL,
	`highlights_vi` text DEFAULT '[]' NOT NULL,
	`highlights_en` text DEFAULT '[]' NOT NULL,
	`travel_tips_vi` text DEFAULT '[]' NOT NULL,
	`travel_tips_en` text DEFAULT '[]' NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`deleted_at` text,
	`body_vi` text DEFAULT '' NOT NULL,
	`body_en` text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `posts_slug_unique` ON `posts` (`slug`);--> statement-breakpoint
CREATE INDEX `posts_public` ON `posts` (`live_at`,`id`) WHERE status <> 'draft' and deleted_at is null;--> statement-breakpoint
CREATE INDEX `posts_public_featured` ON `posts` (`featured`,`live_at`) WHERE status <> 'draft' and deleted_at is null;--> statement-breakpoint
CREATE INDEX `posts_public_pillar` ON `posts` (`content_pillar`,`live_at`) WHERE status <> 'draft' and deleted_at is null;--> statement-breakpoint
CREATE INDEX `posts_public_destination` ON `posts` (`destination_slug`,`live_at`) WHERE status <> 'draft' and deleted_at is null;--> statement-breakpoint
CREATE TABLE `newsletter_subscriptions` (
	`email` text PRIMARY KEY NOT NULL,
	`language` text NOT NULL,
	`status` text DEFAULT 'pending' NOT NULL,
	`subscribed_at` text NOT NULL,
	`created_at` text NOT NULL
);
