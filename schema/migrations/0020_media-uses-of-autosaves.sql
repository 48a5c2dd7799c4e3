CREATE TABLE `__new_media_uses` (
	`media_id` text NOT NULL,
	`noun` text NOT NULL,
	`noun_id` text NOT NULL,
	`admin_id` text DEFAULT '' NOT NULL,
	PRIMARY KEY(`media_id`, `noun`, `noun_id`, `admin_id`)
);
--> statement-breakpoint
INSERT INTO `__new_media_uses` (`media_id`, `noun`, `noun_id`) SELECT `media_id`, `noun`, `noun_id` FROM `media_uses`;--> statement-breakpoint
DROP TABLE `media_uses`;--> statement-breakpoint
ALTER TABLE `__new_media_uses` RENAME TO `media_uses`;--> statement-breakpoint
CREATE INDEX `media_uses_noun` ON `media_uses` (`noun`,`noun_id`);--> statement-breakpoint
-- What follows is written by hand: drizzle knows no triggers. The uses of an autosave go with it.
CREATE TRIGGER post_drafts_deleted AFTER DELETE ON post_drafts
BEGIN
	DELETE FROM media_uses WHERE noun = 'post' AND noun_id = old.post_id AND admin_id = old.admin_id;
END;--> statement-breakpoint
CREATE TRIGGER entry_drafts_deleted AFTER DELETE ON entry_drafts
BEGIN
	DELETE FROM media_uses WHERE noun = 'entry' AND noun_id = old.entry_id AND admin_id = old.admin_id;
END;
