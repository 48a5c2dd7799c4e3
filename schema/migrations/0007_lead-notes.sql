ALTER TABLE `contact_messages` DROP COLUMN `notes`;--> statement-breakpoint
ALTER TABLE `trip_leads` DROP COLUMN `notes`;