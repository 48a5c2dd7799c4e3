DROP INDEX `posts_public`;--> statement-breakpoint
DROP INDEX `posts_public_featured`;--> statement-breakpoint
DROP INDEX `posts_public_pillar`;--> statement-breakpoint
DROP INDEX `posts_edited`;--> statement-breakpoint
DROP INDEX `posts_live`;--> statement-breakpoint
DROP INDEX `posts_titled`;--> statement-breakpoint
DROP INDEX `posts_viewed`;--> statement-breakpoint
DROP INDEX `posts_public_destination`;--> statement-breakpoint
ALTER TABLE `posts` ADD `is_in_vi` integer DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE `posts` ADD `is_in_en` integer DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE `posts` ADD `updated_by` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `posts` ADD `is_behind` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `posts` ADD `drift` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX `posts_edited` ON `posts` (`updated_at`,`id`,`status`,`content_pillar`,`updated_by`,`is_behind`,`is_in_vi`,`is_in_en`) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX `posts_live` ON `posts` (`live_at`,`id`,`status`,`content_pillar`,`updated_by`,`is_behind`,`is_in_vi`,`is_in_en`) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX `posts_titled` ON `posts` (`title_key`,`id`,`status`,`content_pillar`,`updated_by`,`is_behind`,`is_in_vi`,`is_in_en`) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX `posts_viewed` ON `posts` (`view_count`,`id`,`status`,`content_pillar`,`updated_by`,`is_behind`,`is_in_vi`,`is_in_en`) WHERE deleted_at is null;--> statement-breakpoint
-- By hand: a post that is whole in one language only is no longer public in the other one.
UPDATE `posts` SET
	`is_in_vi` = trim(`title_vi`) <> '' AND trim(`body_vi`, char(9, 10, 13, 32)) <> '',
	`is_in_en` = trim(`title_en`) <> '' AND trim(`body_en`, char(9, 10, 13, 32)) <> ''
WHERE (trim(`title_vi`) <> '' AND trim(`body_vi`, char(9, 10, 13, 32)) <> '') <> (trim(`title_en`) <> '' AND trim(`body_en`, char(9, 10, 13, 32)) <> '');--> statement-breakpoint
UPDATE `posts` SET `updated_by` = coalesce((SELECT `username` FROM `post_revisions` WHERE `post_id` = `posts`.`id` ORDER BY `id` DESC LIMIT 1), '');--> statement-breakpoint
-- Last, because of indexes that cost the same SQLite takes the newest.
CREATE INDEX `posts_public` ON `posts` (`live_at`,`id`,`is_in_vi`,`is_in_en`,`slug`,`updated_at`) WHERE status <> 'draft' and deleted_at is null;--> statement-breakpoint
CREATE INDEX `posts_public_featured` ON `posts` (`featured`,`live_at`,`id`,`is_in_vi`,`is_in_en`) WHERE status <> 'draft' and deleted_at is null;--> statement-breakpoint
CREATE INDEX `posts_public_pillar` ON `posts` (`content_pillar`,`live_at`,`id`,`is_in_vi`,`is_in_en`) WHERE status <> 'draft' and deleted_at is null;--> statement-breakpoint
CREATE INDEX `posts_public_destination` ON `posts` (`destination_slug`,`live_at`,`id`,`is_in_vi`,`is_in_en`) WHERE status <> 'draft' and deleted_at is null;
