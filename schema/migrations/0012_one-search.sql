DROP INDEX `submissions_phone`;--> statement-breakpoint
CREATE INDEX `newsletter_subscriptions_at` ON `newsletter_subscriptions` (`created_at`);--> statement-breakpoint
CREATE INDEX `newsletter_subscriptions_language` ON `newsletter_subscriptions` (`language`,`created_at`);--> statement-breakpoint
-- Written by hand: leads from before there was a search get their words; the index folds all marks except đ by itself.
UPDATE submissions SET search_text = substr(replace(replace(lower(concat_ws(' ', name, email, phone, destination, message)), 'đ', 'd'), 'Đ', 'd'), 1, 1000)
WHERE search_text = '';
