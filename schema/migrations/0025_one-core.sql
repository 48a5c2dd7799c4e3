CREATE TABLE `entry_counts` (
	`entry_id` text PRIMARY KEY NOT NULL,
	`views` integer DEFAULT 0 NOT NULL,
	`shares` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `entry_counts_views` ON `entry_counts` (`views`,`entry_id`);--> statement-breakpoint
CREATE TABLE `entry_tags` (
	`slug` text NOT NULL,
	`locale` text NOT NULL,
	`kind` text NOT NULL,
	`entry_id` text NOT NULL,
	`tag` text NOT NULL,
	PRIMARY KEY(`slug`, `locale`, `kind`, `entry_id`)
);
--> statement-breakpoint
CREATE INDEX `entry_tags_entry` ON `entry_tags` (`entry_id`);--> statement-breakpoint
DROP INDEX `entries_edited`;--> statement-breakpoint
ALTER TABLE `entries` ADD `published_at` text GENERATED ALWAYS AS (coalesce(min(published_at_vi, published_at_en), published_at_vi, published_at_en, '')) VIRTUAL;--> statement-breakpoint
ALTER TABLE `entries` ADD `pillar` text GENERATED ALWAYS AS (case when kind = 'post' and json_valid(coalesce(live, data)) then coalesce(live, data) ->> 'contentPillar' end) VIRTUAL;--> statement-breakpoint
ALTER TABLE `entries` ADD `destination` text GENERATED ALWAYS AS (case when kind = 'post' and json_valid(coalesce(live, data)) then coalesce(live, data) ->> 'destinationSlug' end) VIRTUAL;--> statement-breakpoint
ALTER TABLE `entries` ADD `featured` integer GENERATED ALWAYS AS (case when kind = 'post' and json_valid(coalesce(live, data)) then coalesce(coalesce(live, data) ->> 'featured', 0) end) VIRTUAL;--> statement-breakpoint
CREATE INDEX `entries_titled` ON `entries` (`kind`,`search_text`,`id`,`status_vi`,`status_en`,`updated_by`,`pillar`) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX `entries_published` ON `entries` (`kind`,`published_at`,`id`,`status_vi`,`status_en`,`updated_by`,`pillar`) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX `entries_featured` ON `entries` (`kind`,`featured`,`published_at`,`id`,`status_vi`,`status_en`) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX `entries_pillar` ON `entries` (`kind`,`pillar`,`published_at`,`id`,`status_vi`,`status_en`) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX `entries_destination` ON `entries` (`kind`,`destination`,`published_at`,`id`,`status_vi`,`status_en`) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX `entries_trash` ON `entries` (`kind`,`deleted_at`) WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX `entries_edited` ON `entries` (`kind`,`updated_at`,`id`,`status_vi`,`status_en`,`updated_by`,`pillar`) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX `entry_redirects_created` ON `entry_redirects` (`created_at`,`slug`);--> statement-breakpoint
-- What follows is written by hand. The admin's search by beginnings of words, for every kind; triggers keep it.
CREATE VIRTUAL TABLE entries_search USING fts5(words, content='', contentless_delete=1, tokenize='unicode61', prefix='1 2 3 4 5 6 7 8');--> statement-breakpoint
INSERT INTO entries_search (rowid, words) SELECT rowid, search_text FROM entries;--> statement-breakpoint
CREATE TRIGGER entries_search_added AFTER INSERT ON entries
BEGIN
	INSERT INTO entries_search (rowid, words) VALUES (new.rowid, new.search_text);
END;--> statement-breakpoint
CREATE TRIGGER entries_search_changed AFTER UPDATE OF search_text ON entries WHEN new.search_text <> old.search_text
BEGIN
	DELETE FROM entries_search WHERE rowid = old.rowid;
	INSERT INTO entries_search (rowid, words) VALUES (new.rowid, new.search_text);
END;--> statement-breakpoint
CREATE TRIGGER entries_search_deleted AFTER DELETE ON entries
BEGIN
	DELETE FROM entries_search WHERE rowid = old.rowid;
END;--> statement-breakpoint
-- Articles become entries of the kind `post`. Their tables stay for one release, so that it can be taken back.
CREATE TABLE `post_content` AS SELECT `id`, `slug`, `status`, `published_at`, `live_at`, `updated_at`, `is_in_vi`, `is_in_en`, `deleted_at`,
	json_patch('{}', json_object(
		'titleVi', nullif(trim(title_vi), ''),
		'titleEn', nullif(trim(title_en), ''),
		'summaryVi', nullif(trim(summary_vi), ''),
		'summaryEn', nullif(trim(summary_en), ''),
		'bodyVi', nullif(trim(body_vi, char(9, 10, 13, 32)), ''),
		'bodyEn', nullif(trim(body_en, char(9, 10, 13, 32)), ''),
		'coverImage', nullif(cover_image, ''),
		'tags', json((SELECT json_group_array(value) FROM json_each(iif(json_valid(tags), tags, '[]')) WHERE type = 'text')),
		'contentPillar', iif(content_pillar IN ('destination-discovery', 'cultural-immersion', 'practical-travel', 'personal-stories', 'visual-storytelling'), content_pillar, 'destination-discovery'),
		'destinationSlug', nullif(destination_slug, ''),
		'authorName', nullif(trim(author_name), ''),
		'readingTimeMinutes', reading_time_minutes,
		'featured', json(iif(featured, 'true', 'false')),
		'highlightsVi', json((SELECT json_group_array(value) FROM json_each(iif(json_valid(highlights_vi), highlights_vi, '[]')) WHERE type = 'text')),
		'highlightsEn', json((SELECT json_group_array(value) FROM json_each(iif(json_valid(highlights_en), highlights_en, '[]')) WHERE type = 'text')),
		'travelTipsVi', json((SELECT json_group_array(value) FROM json_each(iif(json_valid(travel_tips_vi), travel_tips_vi, '[]')) WHERE type = 'text')),
		'travelTipsEn', json((SELECT json_group_array(value) FROM json_each(iif(json_valid(travel_tips_en), travel_tips_en, '[]')) WHERE type = 'text'))
	)) AS `data`
FROM `posts`;--> statement-breakpoint
-- What readers get has no text of a language that is not public; what lists show, no long one.
CREATE TABLE `post_live` AS SELECT `id`, CASE
	WHEN `is_in_vi` AND `is_in_en` THEN `data`
	WHEN `is_in_vi` THEN json_remove(`data`, '$.titleEn', '$.summaryEn', '$.bodyEn', '$.highlightsEn', '$.travelTipsEn')
	ELSE json_remove(`data`, '$.titleVi', '$.summaryVi', '$.bodyVi', '$.highlightsVi', '$.travelTipsVi') END AS `live`
FROM `post_content` WHERE `status` = 'published' AND (`is_in_vi` OR `is_in_en`);--> statement-breakpoint
INSERT INTO `entries` (`id`, `kind`, `slug`, `status_vi`, `status_en`, `published_at_vi`, `published_at_en`, `changed_at_vi`, `changed_at_en`,
	`scheduled_at_vi`, `scheduled_at_en`, `is_behind`, `title_vi`, `title_en`, `search_text`, `created_at`, `updated_at`, `updated_by`, `deleted_at`,
	`drift`, `summary`, `data`, `live`)
SELECT `posts`.`id`, 'post', `posts`.`slug`,
	iif(`posts`.`status` = 'published' AND `posts`.`is_in_vi`, 'published', 'draft'),
	iif(`posts`.`status` = 'published' AND `posts`.`is_in_en`, 'published', 'draft'),
	iif(`posts`.`status` <> 'scheduled' AND `posts`.`is_in_vi`, nullif(`posts`.`live_at`, ''), NULL),
	iif(`posts`.`status` <> 'scheduled' AND `posts`.`is_in_en`, nullif(`posts`.`live_at`, ''), NULL),
	iif(`posts`.`status` = 'published' AND `posts`.`is_in_vi`, max(`posts`.`updated_at`, `posts`.`live_at`), NULL),
	iif(`posts`.`status` = 'published' AND `posts`.`is_in_en`, max(`posts`.`updated_at`, `posts`.`live_at`), NULL),
	iif(`posts`.`status` = 'scheduled' AND `posts`.`is_in_vi` AND `posts`.`deleted_at` IS NULL, nullif(`posts`.`live_at`, ''), NULL),
	iif(`posts`.`status` = 'scheduled' AND `posts`.`is_in_en` AND `posts`.`deleted_at` IS NULL, nullif(`posts`.`live_at`, ''), NULL),
	`posts`.`is_behind`, `posts`.`title_vi`, `posts`.`title_en`,
	trim(`posts`.`title_key` || ' ' || lower(`posts`.`title_en`)) || ' ' || `posts`.`slug`,
	`posts`.`created_at`, `posts`.`updated_at`, `posts`.`updated_by`, `posts`.`deleted_at`, `posts`.`drift`,
	json_set(json_remove(`live`, '$.bodyVi', '$.bodyEn', '$.highlightsVi', '$.highlightsEn', '$.travelTipsVi', '$.travelTipsEn'), '$.slug', `posts`.`slug`),
	`data`, `live`
FROM `posts` JOIN `post_content` ON `post_content`.`id` = `posts`.`id` LEFT JOIN `post_live` ON `post_live`.`id` = `posts`.`id`;--> statement-breakpoint
-- The seed gives no articles to a database that has been without: by this row in the trash it knows.
INSERT INTO `entries` (`id`, `kind`, `slug`, `created_at`, `updated_at`, `updated_by`, `deleted_at`, `data`)
SELECT 'post.none', 'post', 'post-none', '2026-11-29T00:00:00.000Z', '2026-11-29T00:00:00.000Z', '', '2026-11-29T00:00:00.000Z', '{}'
WHERE EXISTS (SELECT 1 FROM `entries`) AND NOT EXISTS (SELECT 1 FROM `posts`);--> statement-breakpoint
INSERT INTO `entry_revisions` (`entry_id`, `saved_at`, `username`, `action`, `data`)
SELECT `post_id`, `saved_at`, `username`, iif(row_number() OVER (PARTITION BY `post_id` ORDER BY `id`) = 1, 'entry.create', 'entry.update'),
	json_patch('{}', json_remove(`content`, '$.slug'))
FROM `post_revisions` WHERE json_valid(`content`) AND json_type(`content`) = 'object' ORDER BY `id`;--> statement-breakpoint
INSERT INTO `entry_drafts` (`entry_id`, `admin_id`, `base_version`, `data`, `saved_at`)
SELECT `post_id`, `admin_id`, iif(`base_updated_at` = `updated_at`, 1, 0), json_patch(`data`, json_remove(`content`, '$.slug')), `saved_at`
FROM `post_drafts` JOIN `post_content` ON `post_content`.`id` = `post_id`
WHERE json_valid(`content`) AND json_type(`content`) = 'object';--> statement-breakpoint
INSERT INTO `entry_redirects` (`kind`, `slug`, `entry_id`, `created_at`) SELECT 'post', `slug`, `post_id`, `created_at` FROM `post_redirects`;--> statement-breakpoint
INSERT INTO `entry_counts` (`entry_id`, `views`, `shares`) SELECT `id`, `view_count`, `share_count` FROM `posts`;--> statement-breakpoint
INSERT INTO `entry_tags` (`slug`, `locale`, `kind`, `entry_id`, `tag`)
SELECT `post_tags`.`slug`, 'vi', 'post', `post_id`, `tag` FROM `post_tags` JOIN `entries` ON `entries`.`id` = `post_id` WHERE `status_vi` = 'published' AND `deleted_at` IS NULL
UNION ALL
SELECT `post_tags`.`slug`, 'en', 'post', `post_id`, `tag` FROM `post_tags` JOIN `entries` ON `entries`.`id` = `post_id` WHERE `status_en` = 'published' AND `deleted_at` IS NULL;--> statement-breakpoint
DROP TRIGGER post_drafts_deleted;--> statement-breakpoint
UPDATE OR IGNORE `media_uses` SET `noun` = 'entry' WHERE `noun` = 'post';--> statement-breakpoint
DELETE FROM `media_uses` WHERE `noun` = 'post';--> statement-breakpoint
DROP TABLE `post_live`;--> statement-breakpoint
DROP TABLE `post_content`;
