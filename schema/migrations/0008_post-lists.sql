DROP INDEX `posts_edited`;--> statement-breakpoint
DROP INDEX `posts_deleted`;--> statement-breakpoint
ALTER TABLE `posts` ADD `title_key` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `posts_live` ON `posts` (`live_at`,`id`,`status`,`content_pillar`) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX `posts_titled` ON `posts` (`title_key`,`id`,`status`,`content_pillar`) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX `posts_viewed` ON `posts` (`view_count`,`id`,`status`,`content_pillar`) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX `posts_scheduled` ON `posts` (`live_at`) WHERE status = 'scheduled';--> statement-breakpoint
CREATE INDEX `posts_edited` ON `posts` (`updated_at`,`id`,`status`,`content_pillar`) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX `posts_deleted` ON `posts` (`deleted_at`) WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX `post_redirects_created` ON `post_redirects` (`created_at`,`slug`);--> statement-breakpoint
-- Slugs are folded titles; a post gets its real key when it is saved next.
UPDATE posts SET title_key = replace(slug, '-', ' ');
