import type { MailTexts } from './vi'

const fallback = 'Button not working? Open this link instead:'

const confirm = {
  preheader: 'One more click and you’re done.',
  title: 'One small step to go',
  ask: 'If that was you, open the confirmation page and press the button there.',
  button: 'Open the confirmation page',
  fallback,
}

export const texts: MailTexts = {
  greeting: 'Hello {{name}},',
  greetingWithoutName: 'Hello,',
  signOff: 'See you on the road,\n{{site}}',
  sender: 'Sent by {{company}}, {{address}}',
  privacy: 'Privacy policy',
  unsubscribe: 'Unsubscribe',
  letter: {
    onlyIn: 'This letter exists only in Vietnamese, so that is the one we are sending you.',
    why: 'You are receiving this because you confirmed that you’d like letters from {{site}}.',
    browser: 'Read it in your browser',
    preferences: 'Letter preferences',
    photo: 'Photo',
    publicDomain: 'public domain',
    price: 'Deal: {{price}}',
    regions: { north: 'Northern Vietnam', central: 'Central Vietnam', south: 'Southern Vietnam' },
    kinds: {
      destination: 'Destination',
      topic: 'Things to do',
      guide: 'Guide',
      itinerary: 'Itinerary',
      deal: 'Deal',
      article: 'Story',
    },
  },
  labels: {
    name: 'Name',
    email: 'E-mail',
    phone: 'Phone',
    destination: 'Where to',
    travelDates: 'When',
    groupSize: 'Group size',
    budget: 'Budget',
    interests: 'Interests',
    service: 'Interested in',
    message: 'Message',
    plan: 'Day by day',
  },
  plan: {
    day: 'Day {{day}} ({{date}})',
    free: 'a free day',
    extras: 'To pack',
    note: '(note: {{note}})',
  },
  services: {
    tour: 'Tours',
    agriculture: 'Produce and farm tours',
    custom: 'A custom-made trip',
    food: 'Food',
  },
  newsletterConfirm: {
    ...confirm,
    subject: 'Please confirm: Letters from the road',
    kicker: 'Letters from the road',
    intro:
      'This address has just been signed up for Letters from the road: two or three ' +
      'letters a month about where the season is at its best, what is ripe, and what we ' +
      'have just written.',
    note:
      'The link works for 7 days. If it wasn’t you, just ignore this message: unless you ' +
      'confirm, we won’t send you any newsletters.',
    why:
      'You are receiving this because {{email}} has just been entered in the newsletter ' +
      'form on {{site}}.',
  },
  newsletterWelcome: {
    subject: 'You’re in: Letters from the road',
    preheader:
      'You’re all signed up. Three good places to start while you wait for the first letter.',
    kicker: 'Letters from the road',
    title: 'Welcome aboard',
    intro:
      'Thank you for confirming. Two or three times a month we’ll write to you about ' +
      'where the season is at its best, what is ripe, and what we have just written.',
    start: 'Until the first letter comes, here are three good places to start:',
    guides: 'Thirty days, one country',
    guidesText: 'A guidebook in parts, from the first visa form to the last parcel home.',
    destinations: 'Where to go in Vietnam',
    destinationsText:
      'From the terraces of Sapa to the sea at Phu Quoc: when to go, how to get there, ' +
      'what to eat.',
    deals: 'Travel deals valid today',
    dealsText: 'Good prices for the season. We remove deals when they end.',
    reply:
      'Is there a place you’d like to hear about? Just reply to this letter. We read everything.',
    why:
      'You are receiving this because you confirmed your subscription to the {{site}} ' +
      'newsletter at {{email}}.',
  },
  orchardConfirm: {
    ...confirm,
    subject: 'Please confirm: news from the orchard',
    kicker: 'News from the orchard',
    intro:
      'This address has just been signed up for news from the orchard: one letter before ' +
      'each season, when the orchard is about to open to visitors, with dates and ' +
      'prices.',
    note:
      'The link works for 7 days. If it wasn’t you, just ignore this message: unless you ' +
      'confirm, we won’t write again.',
    why:
      'You are receiving this because {{email}} has just been entered in the orchard form ' +
      'on {{site}}.',
  },
  orchardWelcome: {
    subject: 'You’ll know when the orchard opens',
    preheader: 'You’re all signed up. We’ll write before the season starts.',
    kicker: 'News from the orchard',
    title: 'See you in the orchard',
    intro:
      'Thank you for confirming. Before each season, when the orchard is about to open, ' +
      'we’ll send you one letter with the dates, the price and what is ripe. Nothing ' +
      'else.',
    start: 'Until then, here is which fruit is ripe in which month:',
    farm: 'Farm tours and the fruit calendar',
    farmText: 'Each fruit month by month, and what a day in the orchard is like.',
    reply:
      'Coming as a group of your own, or is there something you’d like to ask? Just ' +
      'reply to this letter. We read everything.',
    why:
      'You are receiving this because you confirmed that {{site}} may send news from the ' +
      'orchard to {{email}}.',
  },
  adminInvitation: {
    subject: 'You are invited to work on {{site}}',
    preheader: 'Choose a password, and you can start.',
    kicker: 'The admin',
    title: 'Join the team',
    intro:
      'You have been invited by {{invitedBy}} to the admin of {{site}}, as {{role}}. ' +
      'Your username is {{username}}.',
    ask: 'Open the link below and choose a password.',
    button: 'Accept the invitation',
    fallback,
    note:
      'The link works for 72 hours, and only once. Please don’t forward this message: ' +
      'whoever has the link can create the account.',
    why:
      'You are receiving this because an admin of {{site}} invited {{email}}. If you ' +
      'weren’t expecting an invitation, please ignore this message.',
    roles: { owner: 'an owner', editor: 'an editor' },
  },
  adminNotice: {
    kicker: 'Internal mail',
    preheader: 'Open it in the admin to read more.',
    subjects: {
      mention: '{{who}} mentioned you in “{{title}}”',
      answer: '{{who}} answered a comment in “{{title}}”',
      review: '{{who}} asks for a review of “{{title}}”',
      approval: '{{who}} approved “{{title}}”',
      return: '{{who}} sent “{{title}}” back for changes',
      trouble: 'Trouble on the site: {{title}}',
      recovery: 'Over again: {{title}}',
      'admin.device': '{{who}} logged in with a browser that is new here',
      'admin.invite': '{{who}} invited “{{title}}” to the admin',
      'admin.join': '{{who}} accepted an invitation',
      'admin.role': '{{who}} changed the role of “{{title}}”',
      'admin.remove': '{{who}} removed “{{title}}” from the admin',
      'factor.disable': '{{who}} turned off their two-step verification',
      'factor.recovery': '{{who}} logged in with a recovery code',
      'factor.reset': '{{who}} turned off the two-step verification of “{{title}}”',
      'passkey.create': '{{who}} added a passkey',
      'passkey.delete': '{{who}} removed a passkey',
      'entry.publish': '{{who}} published “{{title}}”',
      'entry.schedule': '{{who}} scheduled “{{title}}”',
      'entry.unpublish': '{{who}} took “{{title}}” off the site',
      'entry.import': '{{who}} imported “{{title}}”',
    },
    button: 'Open in the admin',
    fallback,
    why:
      'You are receiving this because {{email}} is the address for notices in your admin account ' +
      'of {{site}}. To stop them, remove the address on the Account page.',
  },
  acknowledged: {
    trip: {
      subject: 'We’ve received your trip request',
      preheader: 'We’ll contact you within 24 hours, Monday to Friday, to plan your itinerary.',
      kicker: 'Trip request',
      title: 'This is where the trip begins',
      intro:
        'Thank you for telling us about the trip you have in mind. We’ll contact you ' +
        'within 24 hours, Monday to Friday, to plan your itinerary.',
      reply: 'To change or add anything, just reply to this message.',
      meanwhile: 'Something to read in the meantime:',
      link: 'The thirty-day guide',
      linkText:
        'Visas, money, transport, places to stay, food: what is good to know before you go.',
      why:
        'You are receiving this because {{email}} was entered in the trip form on ' +
        '{{site}}. We use these details only to answer this request, and delete them after ' +
        '{{months}} months at most. If it wasn’t you, please ignore this message, or reply ' +
        'and we’ll delete them right away.',
    },
    contact: {
      subject: 'We’ve received your message',
      preheader: 'We’ll get back to you within 24 hours, Monday to Friday.',
      kicker: 'Your message',
      title: 'Your message has arrived',
      intro:
        'Thank you for writing to us. A real person will read it, and we’ll get back to ' +
        'you within 24 hours, Monday to Friday.',
      reply: 'To add anything, just reply to this message.',
      meanwhile: 'In a hurry?',
      link: 'Call or message one of our offices',
      linkText: 'Phone, WhatsApp and opening hours of each office.',
      why:
        'You are receiving this because {{email}} was entered in the contact form on ' +
        '{{site}}. We use these details only to answer you, and delete them after ' +
        '{{months}} months at most. If it wasn’t you, please ignore this message, or reply ' +
        'and we’ll delete them right away.',
    },
  },
  leadAnswer: {
    kicker: 'Our answer',
    why:
      'You get this mail because you contacted {{site}} and left the address {{email}}. Just ' +
      'reply to it: the code in the subject brings your mail to the right person.',
  },
  leadReminder: {
    subject: 'Follow up today: {{name}}',
    kicker: 'Staff mail',
    title: 'A guest is waiting for you',
    intro: 'You meant to get back to {{name}} on {{date}}.',
    button: 'Open in the admin',
    why: 'You get this mail because you are in charge of this request in the admin of {{site}}.',
  },
  booking: {
    kicker: 'Your booking',
    why:
      'You are receiving this because {{email}} was entered for a booking on {{site}}. We use ' +
      'your details only for this trip, and delete them {{months}} months after it at the ' +
      'latest. If it wasn’t you, reply to this message and we’ll cancel it.',
    reply: 'Any questions? Just reply to this message.',
    labels: {
      code: 'Booking code',
      tour: 'Tour',
      when: 'Departure',
      guests: 'Guests',
      meeting: 'Meeting point',
      paid: 'Paid',
      refunded: 'Refunded',
      atFarm: 'To pay at the farm',
      open: 'Still to pay',
      cancellation: 'If you cancel',
      bring: 'Good to bring',
      reason: 'Reason',
      chat: 'Chat',
      diet: 'Food',
      pickUp: 'Pick-up wanted at',
      note: 'Note',
    },
    moment: '{{weekday}}, {{date}}, {{clock}}',
    weekdays: {
      sunday: 'Sunday',
      monday: 'Monday',
      tuesday: 'Tuesday',
      wednesday: 'Wednesday',
      thursday: 'Thursday',
      friday: 'Friday',
      saturday: 'Saturday',
    },
    oneAdult: '1 adult',
    adults: '{{count}} adults',
    oneChild: '1 child',
    children: '{{count}} children',
    steps: {
      oneDay: '1 day ahead or more: {{percent}}% back',
      days: '{{days}} days ahead or more: {{percent}}% back',
      start: 'Until the start: {{percent}}% back',
      later: 'Later than that: no refund',
    },
    map: { label: 'The meeting point on a map', text: 'Opens in Google Maps' },
    calendar: {
      label: 'Add it to your calendar',
      text: 'A calendar file with day, time and meeting point',
    },
    confirmed: {
      subject: 'You’re booked: {{tour}}, {{date}}',
      preheader: 'Your voucher, the departure time and what to bring.',
      title: 'See you at the farm',
      intro:
        'Your seats are confirmed. On the day, show your voucher on your phone, or just give us ' +
        'the booking code.',
      button: 'Open your voucher',
    },
    changed: {
      subject: 'Booking changed: {{tour}}, {{date}}',
      preheader: 'The new day, time and number of guests.',
      title: 'Your booking has changed',
      intro: 'Your booking has been changed. This is what it says now.',
      button: 'Open your voucher',
    },
    cancelled: {
      subject: 'Booking cancelled: {{tour}}, {{date}}',
      preheader: 'Your seats have been released.',
      title: 'Your booking is cancelled',
      intro:
        'We have cancelled your booking, as you asked. Should you want to come another time, ' +
        'you are welcome to book again.',
      button: 'See the cancelled booking',
      unpaid: 'You hadn’t paid anything yet, so there is nothing to refund.',
      back:
        'Under the terms of your booking, we are refunding {{refunded}} of the {{paid}} you ' +
        'paid. A separate message tells you how it will reach you.',
      kept: 'Under the terms of your booking, the {{paid}} you paid can no longer be refunded.',
    },
    calledOff: {
      subject: 'We can’t run your tour on {{date}}: please choose',
      preheader: 'Pick another day, or take your money back.',
      title: 'We can’t run this tour',
      intro: 'We’re sorry: we can’t take you on the day you booked.',
      button: 'Choose another day or a refund',
      choose:
        'Pick another day, or take back all of the {{paid}} you paid. If we don’t hear from you ' +
        'within {{days}} days, we’ll refund you automatically.',
      unpaid: 'You haven’t paid anything. If you’d still like to come, pick another day.',
    },
    refund: {
      subject: 'Your refund for booking {{code}}',
      preheader: 'How much, by which way, and how long it takes.',
      title: 'Your refund',
      intro: 'We are refunding you {{amount}}.',
      button: 'See your booking',
      card:
        '{{amount}} goes back to the card you paid with. It usually takes 5 to 10 working days, ' +
        'depending on your bank.',
      bank:
        '{{amount}} will be sent by bank transfer. Please reply with the name of your bank, the ' +
        'account number and the name on the account; we’ll transfer it within 3 working days of ' +
        'your reply.',
    },
    balance: {
      subject: 'Nearly time, with some still to pay: {{tour}}',
      preheader: 'Pay on the voucher page now, or at the farm.',
      title: 'The rest of your booking',
      intro: 'You are coming on {{date}}. {{rest}} of your booking is still to be paid.',
      button: 'Pay the rest',
      either:
        'Pay on your voucher page now, or at the farm on the day, whichever suits you. If you ' +
        'mean to pay at the farm, there is nothing you need to do.',
      before: 'Please pay on your voucher page before the day.',
    },
    reminder: {
      subject: 'Nearly time: {{tour}}, {{date}}',
      preheader: 'Time, meeting point, weather and what to bring.',
      title: 'See you very soon',
      intro: 'Your tour is nearly here. This is when and where we meet, and how to prepare.',
      button: 'Open your voucher',
      call: 'If something comes up on the day, call {{phone}}.',
    },
    thanks: {
      subject: 'Thank you for coming along',
      preheader: 'Tell us how it was.',
      title: 'How was your day?',
      intro:
        'Thank you for coming along. If you have a few minutes, tell us how it was: what we ' +
        'should keep doing, and what we should do better.',
      button: 'Say how it was',
    },
    weather: '{{place}} in {{month}}: about {{high}} °C by day and {{low}} °C at night.',
    rain: 'Rain falls on about {{days}} days of the month.',
    admin: {
      subject: 'New booking: {{tour}}, {{date}}, {{count}} guests',
      preheader: 'The seats are confirmed and the guest has the voucher.',
      title: 'New booking',
      intro: 'Somebody has just booked and got the voucher by mail.',
      chats: { zalo: 'Zalo', whatsapp: 'WhatsApp' },
      why: 'Sent automatically to the shared mailbox of {{site}} whenever a booking is confirmed.',
    },
  },
  admin: {
    kicker: 'For the team',
    trip: 'New trip request',
    contact: 'New message',
    people: 'group of {{count}}',
    preheader: 'Please answer by {{time}}.',
    intro:
      'The site promises an answer within 24 hours, Monday to Friday. Please reply by ' +
      '{{time}}, Vietnam time.',
    introWithoutTime: 'The site promises an answer within 24 hours, Monday to Friday.',
    moment: '{{time}} on {{date}}',
    language: 'Visitor’s language',
    languages: { vi: 'Vietnamese', en: 'English' },
    received: 'Received',
    id: 'Reference',
    button: 'Open in the admin',
    reply: 'Press Reply to write straight to the visitor.',
    why:
      'Sent automatically to the shared mailbox of {{site}} whenever somebody submits a ' +
      'form on the site.',
  },
}
