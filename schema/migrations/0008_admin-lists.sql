DROP INDEX `contact_messages_assignee`;--> statement-breakpoint
CREATE INDEX `contact_messages_phone` ON `contact_messages` (`phone`);--> statement-breakpoint
CREATE INDEX `contact_messages_assignee` ON `contact_messages` (`assignee`,`status`,`created_at`,`id`);--> statement-breakpoint
DROP INDEX `trip_leads_assignee`;--> statement-breakpoint
CREATE INDEX `trip_leads_phone` ON `trip_leads` (`phone`);--> statement-breakpoint
CREATE INDEX `trip_leads_assignee` ON `trip_leads` (`assignee`,`status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `newsletter_subscriptions_listed` ON `newsletter_subscriptions` (`status`,`language`,`created_at`);