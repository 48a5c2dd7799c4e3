const fallback = 'Nút không bấm được? Bạn mở liên kết này nhé:'

const confirm = {
  preheader: 'Bấm thêm một lần nữa là xong.',
  title: 'Còn một bước nhỏ nữa thôi',
  ask: 'Nếu đúng là bạn đăng ký, mở trang xác nhận rồi bấm nút ở đó nhé.',
  button: 'Mở trang xác nhận',
  fallback,
}

export const texts = {
  greeting: 'Chào {{name}},',
  greetingWithoutName: 'Chào bạn,',
  signOff: 'Hẹn gặp bạn trên đường,\n{{site}}',
  sender: 'Người gửi: {{company}}, {{address}}',
  privacy: 'Chính sách bảo mật',
  unsubscribe: 'Hủy nhận thư',
  letter: {
    onlyIn: 'Lá thư này chỉ có bản tiếng Anh, nên chúng tôi gửi bạn bản đó.',
    why: 'Bạn nhận thư này vì đã xác nhận muốn nhận thư của {{site}}.',
    browser: 'Đọc trên trang web',
    preferences: 'Tùy chọn nhận thư',
    photo: 'Ảnh',
    publicDomain: 'phạm vi công cộng',
    price: 'Ưu đãi {{price}}',
    regions: { north: 'Miền Bắc', central: 'Miền Trung', south: 'Miền Nam' },
    kinds: {
      destination: 'Điểm đến',
      topic: 'Chủ đề',
      guide: 'Cẩm nang',
      itinerary: 'Lịch trình',
      deal: 'Ưu đãi',
      article: 'Bài viết',
    },
  },
  labels: {
    name: 'Họ tên',
    email: 'E-mail',
    phone: 'Điện thoại',
    destination: 'Nơi muốn đến',
    travelDates: 'Thời gian',
    groupSize: 'Số người',
    budget: 'Ngân sách',
    interests: 'Sở thích',
    service: 'Quan tâm đến',
    message: 'Lời nhắn',
    plan: 'Kế hoạch từng ngày',
  },
  plan: {
    day: 'Ngày {{day}} ({{date}})',
    free: 'ngày tự do',
    extras: 'Mang theo',
    note: '(ghi chú: {{note}})',
  },
  services: {
    tour: 'Tour du lịch',
    agriculture: 'Nông sản và tour nông trại',
    custom: 'Chuyến đi thiết kế riêng',
    food: 'Ẩm thực',
  },
  newsletterConfirm: {
    ...confirm,
    subject: 'Bạn xác nhận giúp nhé: Thư từ đường xa',
    kicker: 'Thư từ đường xa',
    intro:
      'Địa chỉ này vừa được đăng ký nhận “Thư từ đường xa”: mỗi tháng đôi ba lá thư kể ' +
      'về nơi đang vào mùa đẹp, món đang đến vụ và bài mới của chúng tôi.',
    note:
      'Liên kết có hiệu lực trong 7 ngày. Không phải bạn đăng ký thì cứ bỏ qua thư này: ' +
      'chưa xác nhận, chúng tôi không gửi bản tin nào.',
    why: 'Bạn nhận thư này vì địa chỉ {{email}} vừa được điền vào ô đăng ký bản tin của {{site}}.',
  },
  newsletterWelcome: {
    subject: 'Từ nay có Thư từ đường xa trong hộp thư của bạn',
    preheader: 'Đăng ký đã xong. Trong lúc chờ lá thư đầu tiên, có ba chỗ để bạn bắt đầu.',
    kicker: 'Thư từ đường xa',
    title: 'Mừng bạn cùng lên đường',
    intro:
      'Cảm ơn bạn đã xác nhận. Mỗi tháng đôi ba lần, chúng tôi sẽ viết cho bạn: nơi đang ' +
      'vào mùa đẹp, món đang đến vụ, bài vừa đăng.',
    start: 'Trong lúc chờ lá thư đầu tiên, bạn bắt đầu từ một trong ba trang này nhé:',
    guides: 'Ba mươi ngày, một đất nước',
    guidesText: 'Cẩm nang từng bài, từ tấm thị thực đầu tiên đến gói quà cuối cùng.',
    destinations: 'Đi đâu ở Việt Nam?',
    destinationsText: 'Từ ruộng bậc thang Sa Pa đến biển Phú Quốc: mùa đẹp, đường đi, món ăn.',
    deals: 'Ưu đãi đang còn hạn',
    dealsText: 'Giá tốt theo mùa. Hết hạn là chúng tôi gỡ xuống.',
    reply: 'Có nơi nào bạn muốn nghe kể? Cứ trả lời thư này, chúng tôi đọc hết.',
    why: 'Bạn nhận thư này vì đã xác nhận nhận bản tin của {{site}} tại địa chỉ {{email}}.',
  },
  orchardConfirm: {
    ...confirm,
    subject: 'Bạn xác nhận giúp nhé: tin mở vườn',
    kicker: 'Tin mở vườn',
    intro:
      'Địa chỉ này vừa được đăng ký nhận tin mở vườn: một lá thư trước mỗi mùa, khi vườn ' +
      'sắp đón khách, có ngày đi và giá.',
    note:
      'Liên kết có hiệu lực trong 7 ngày. Không phải bạn đăng ký thì cứ bỏ qua thư này: ' +
      'chưa xác nhận, chúng tôi không gửi thêm thư nào.',
    why: 'Bạn nhận thư này vì địa chỉ {{email}} vừa được điền vào ô báo tin mở vườn của {{site}}.',
  },
  orchardWelcome: {
    subject: 'Vườn mở cửa, bạn sẽ biết trước',
    preheader: 'Đăng ký đã xong. Trước mùa, chúng tôi viết cho bạn.',
    kicker: 'Tin mở vườn',
    title: 'Hẹn bạn ở vườn',
    intro:
      'Cảm ơn bạn đã xác nhận. Trước mỗi mùa, khi vườn sắp mở, chúng tôi viết cho bạn ' +
      'một lá thư: ngày nào đi được, giá bao nhiêu, trái gì đang chín. Ngoài ra không ' +
      'gửi gì thêm.',
    start: 'Trong lúc chờ, bạn xem tháng nào trái gì chín nhé:',
    farm: 'Tour nông trại và lịch trái chín',
    farmText: 'Từng loại trái theo từng tháng, và một ngày ở vườn diễn ra thế nào.',
    reply: 'Muốn đi đoàn riêng hay hỏi gì thêm? Cứ trả lời thư này, chúng tôi đọc hết.',
    why: 'Bạn nhận thư này vì đã xác nhận nhận tin mở vườn của {{site}} tại địa chỉ {{email}}.',
  },
  adminInvitation: {
    subject: 'Lời mời cùng làm {{site}}',
    preheader: 'Chọn mật khẩu là bạn bắt đầu được ngay.',
    kicker: 'Trang quản trị',
    title: 'Lời mời vào nhóm',
    intro:
      'Bạn được {{invitedBy}} mời vào trang quản trị của {{site}} với vai trò {{role}}. ' +
      'Tên đăng nhập của bạn là {{username}}.',
    ask: 'Bạn mở liên kết dưới đây và chọn mật khẩu nhé.',
    button: 'Nhận lời mời',
    fallback,
    note:
      'Liên kết có hiệu lực trong 72 giờ và chỉ dùng được một lần. Đừng chuyển thư này cho ' +
      'người khác: ai có liên kết cũng tạo được tài khoản.',
    why:
      'Bạn nhận thư này vì một quản trị viên của {{site}} đã mời địa chỉ {{email}}. Nếu ' +
      'bạn không chờ lời mời nào, bạn cứ bỏ qua thư này nhé.',
    roles: { owner: 'chủ sở hữu', editor: 'biên tập viên' },
  },
  adminNotice: {
    kicker: 'Thư nội bộ',
    preheader: 'Mở mục này trong trang quản trị để xem rõ hơn.',
    subjects: {
      mention: '{{who}} nhắc đến bạn trong “{{title}}”',
      answer: '{{who}} trả lời bình luận trong “{{title}}”',
      review: '{{who}} nhờ duyệt “{{title}}”',
      approval: '{{who}} đã duyệt “{{title}}”',
      return: '{{who}} gửi lại “{{title}}” để sửa thêm',
      trouble: 'Trang đang gặp sự cố: {{title}}',
      recovery: 'Đã qua sự cố: {{title}}',
      'admin.device': '{{who}} đăng nhập bằng một trình duyệt mới',
      'admin.invite': '{{who}} mời “{{title}}” vào trang quản trị',
      'admin.join': '{{who}} đã nhận lời mời',
      'admin.role': '{{who}} đổi vai trò của “{{title}}”',
      'admin.remove': '{{who}} xóa “{{title}}” khỏi trang quản trị',
      'factor.disable': '{{who}} tắt xác minh hai bước của mình',
      'factor.recovery': '{{who}} đăng nhập bằng mã khôi phục',
      'factor.reset': '{{who}} tắt xác minh hai bước của “{{title}}”',
      'passkey.create': '{{who}} thêm một khóa truy cập',
      'passkey.delete': '{{who}} xóa một khóa truy cập',
      'entry.publish': '{{who}} đã đăng “{{title}}”',
      'entry.schedule': '{{who}} đã hẹn giờ đăng “{{title}}”',
      'entry.unpublish': '{{who}} đã gỡ “{{title}}” khỏi trang',
      'entry.import': '{{who}} đã nhập “{{title}}”',
    },
    button: 'Mở trong trang quản trị',
    fallback,
    why:
      'Bạn nhận thư này vì {{email}} là địa chỉ nhận tin báo trong tài khoản quản trị của bạn ở ' +
      '{{site}}. Muốn thôi nhận, bạn xóa địa chỉ ấy trong trang Tài khoản nhé.',
  },
  acknowledged: {
    trip: {
      subject: 'Chúng tôi đã nhận được yêu cầu chuyến đi của bạn',
      preheader: 'Chúng tôi sẽ liên hệ với bạn trong 24 giờ, thứ Hai – thứ Sáu, để lên lịch trình.',
      kicker: 'Yêu cầu chuyến đi',
      title: 'Chuyến đi bắt đầu từ đây',
      intro:
        'Cảm ơn bạn đã kể cho chúng tôi nghe về chuyến đi đang nghĩ tới. Chúng tôi sẽ ' +
        'liên hệ với bạn trong 24 giờ, thứ Hai – thứ Sáu, để lên lịch trình.',
      reply: 'Muốn sửa hay thêm điều gì, bạn chỉ cần trả lời thư này.',
      meanwhile: 'Trong lúc chờ, bạn đọc trước vài trang nhé:',
      link: 'Cẩm nang ba mươi ngày',
      linkText: 'Thị thực, tiền bạc, đi lại, chỗ ở, món ăn: những điều nên biết trước khi đi.',
      why:
        'Bạn nhận thư này vì địa chỉ {{email}} được ghi trong mẫu yêu cầu chuyến đi trên ' +
        '{{site}}. Thông tin chỉ dùng để trả lời yêu cầu này và được xóa sau tối đa ' +
        '{{months}} tháng. Nếu không phải bạn gửi, bạn cứ bỏ qua thư này hoặc trả lời để ' +
        'chúng tôi xóa ngay.',
    },
    contact: {
      subject: 'Chúng tôi đã nhận được tin nhắn của bạn',
      preheader: 'Chúng tôi sẽ trả lời bạn trong 24 giờ, thứ Hai – thứ Sáu.',
      kicker: 'Tin nhắn của bạn',
      title: 'Tin nhắn đã đến nơi',
      intro:
        'Cảm ơn bạn đã viết cho chúng tôi. Thư nào cũng có người đọc, và chúng tôi sẽ ' +
        'trả lời bạn trong 24 giờ, thứ Hai – thứ Sáu.',
      reply: 'Muốn thêm điều gì, bạn chỉ cần trả lời thư này.',
      meanwhile: 'Muốn hỏi nhanh hơn?',
      link: 'Gọi hoặc nhắn cho văn phòng',
      linkText: 'Số điện thoại, WhatsApp và giờ mở cửa của từng văn phòng.',
      why:
        'Bạn nhận thư này vì địa chỉ {{email}} được ghi trong mẫu liên hệ trên {{site}}. ' +
        'Thông tin chỉ dùng để trả lời bạn và được xóa sau tối đa {{months}} tháng. Nếu ' +
        'không phải bạn gửi, bạn cứ bỏ qua thư này hoặc trả lời để chúng tôi xóa ngay.',
    },
  },
  leadAnswer: {
    kicker: 'Trả lời bạn',
    why:
      'Bạn nhận thư này vì đã liên hệ với {{site}} và để lại địa chỉ {{email}}. Trả lời thẳng ' +
      'thư này và giữ mã trong tiêu đề là thư đến đúng người nhé.',
  },
  leadReminder: {
    subject: 'Đến ngày hẹn: {{name}}',
    kicker: 'Thư nội bộ',
    title: 'Đến ngày hẹn với khách',
    intro: 'Bạn hẹn {{date}} liên hệ lại với {{name}}.',
    button: 'Mở trong trang quản trị',
    why: 'Bạn nhận thư này vì đang phụ trách mục này trong trang quản trị của {{site}}.',
  },
  booking: {
    kicker: 'Đặt chỗ',
    why:
      'Bạn nhận thư này vì địa chỉ {{email}} được ghi khi đặt chỗ ở {{site}}. Thông tin của bạn ' +
      'chỉ dùng cho chuyến đi này và được xóa chậm nhất {{months}} tháng sau chuyến. Nếu không ' +
      'phải bạn đặt, bạn trả lời thư này để chúng tôi hủy nhé.',
    reply: 'Cần hỏi gì, bạn cứ trả lời thư này.',
    labels: {
      code: 'Mã đặt chỗ',
      tour: 'Chuyến',
      when: 'Khởi hành',
      guests: 'Khách',
      meeting: 'Điểm hẹn',
      paid: 'Đã trả',
      refunded: 'Hoàn lại',
      atFarm: 'Trả tại vườn',
      open: 'Còn phải trả',
      cancellation: 'Nếu bạn hủy',
      bring: 'Nên mang theo',
      reason: 'Lý do',
      chat: 'Nhắn qua',
      diet: 'Ăn uống',
      pickUp: 'Điểm đón riêng',
      note: 'Lời nhắn',
    },
    moment: '{{clock}} {{weekday}}, {{date}}',
    weekdays: {
      sunday: 'Chủ nhật',
      monday: 'thứ Hai',
      tuesday: 'thứ Ba',
      wednesday: 'thứ Tư',
      thursday: 'thứ Năm',
      friday: 'thứ Sáu',
      saturday: 'thứ Bảy',
    },
    oneAdult: '1 người lớn',
    adults: '{{count}} người lớn',
    oneChild: '1 trẻ em',
    children: '{{count}} trẻ em',
    steps: {
      oneDay: 'Trước 1 ngày: hoàn {{percent}}%',
      days: 'Trước {{days}} ngày: hoàn {{percent}}%',
      start: 'Trước giờ đi: hoàn {{percent}}%',
      later: 'Muộn hơn: không hoàn tiền',
    },
    map: { label: 'Điểm hẹn trên bản đồ', text: 'Mở bằng Google Maps' },
    calendar: { label: 'Thêm vào lịch', text: 'Tệp lịch có ngày, giờ và điểm hẹn' },
    confirmed: {
      subject: 'Đã có chỗ: {{tour}}, {{date}}',
      preheader: 'Vé, giờ đi và những thứ nên mang theo nằm trong thư này.',
      title: 'Hẹn gặp bạn ở vườn',
      intro:
        'Chỗ của bạn đã chắc chắn. Hôm đi, bạn mở vé trên điện thoại hoặc đọc mã đặt chỗ cho ' +
        'chúng tôi là được.',
      button: 'Mở vé',
    },
    changed: {
      subject: 'Vé đã đổi: {{tour}}, {{date}}',
      preheader: 'Ngày, giờ và số khách mới nằm trong thư này.',
      title: 'Vé của bạn đã đổi',
      intro: 'Vé của bạn đã được đổi. Ngày, giờ và số khách bây giờ như sau.',
      button: 'Mở vé',
    },
    cancelled: {
      subject: 'Vé đã hủy: {{tour}}, {{date}}',
      preheader: 'Chỗ của bạn đã được hủy.',
      title: 'Vé đã hủy',
      intro: 'Chỗ của bạn đã được hủy như bạn muốn. Khi nào muốn đi lại, bạn cứ đặt ngày khác.',
      button: 'Xem vé đã hủy',
      unpaid: 'Bạn chưa trả khoản nào, nên không có tiền phải hoàn.',
      back:
        'Theo điều kiện hủy của vé, chúng tôi hoàn lại {{refunded}} trong số {{paid}} bạn đã ' +
        'trả. Một lá thư khác nói tiền về bằng cách nào.',
      kept: 'Theo điều kiện hủy của vé, hủy lúc này không được hoàn {{paid}} đã trả.',
    },
    calledOff: {
      subject: 'Chuyến ngày {{date}} không đi được: bạn chọn giúp nhé',
      preheader: 'Bạn đi ngày khác hoặc lấy lại tiền.',
      title: 'Chuyến này không đi được',
      intro: 'Rất tiếc, chúng tôi không đưa bạn đi được vào ngày đã hẹn, và xin lỗi bạn.',
      button: 'Chọn ngày khác hoặc lấy lại tiền',
      choose:
        'Bạn chọn ngày khác, hoặc lấy lại toàn bộ {{paid}} đã trả. Nếu sau {{days}} ngày bạn ' +
        'chưa chọn, chúng tôi tự hoàn lại tiền.',
      unpaid: 'Bạn chưa trả khoản nào. Nếu vẫn muốn đi, bạn chọn ngày khác ở trang vé.',
    },
    refund: {
      subject: 'Hoàn tiền cho vé {{code}}',
      preheader: 'Hoàn bao nhiêu, bằng cách nào và bao lâu thì tới.',
      title: 'Tiền hoàn lại cho bạn',
      intro: 'Chúng tôi hoàn lại cho bạn {{amount}}.',
      button: 'Xem vé',
      card:
        '{{amount}} về thẻ bạn đã dùng để trả, thường sau 5 đến 10 ngày làm việc, tùy ngân ' +
        'hàng phát hành thẻ.',
      bank:
        '{{amount}} chúng tôi chuyển khoản cho bạn. Bạn trả lời thư này, ghi tên ngân hàng, số ' +
        'tài khoản và tên chủ tài khoản; nhận được, chúng tôi chuyển trong 3 ngày làm việc.',
    },
    balance: {
      subject: 'Sắp đến ngày, còn một phần chưa trả: {{tour}}',
      preheader: 'Trả trước ở trang vé, hoặc trả tại vườn.',
      title: 'Phần còn lại của vé',
      intro: 'Bạn đi ngày {{date}}. Vé còn {{rest}} chưa trả.',
      button: 'Trả phần còn lại',
      either:
        'Bạn trả trước ở trang vé, hoặc trả tại vườn hôm đi, cách nào cũng được. Đã định trả ' +
        'tại vườn thì bạn không phải làm gì thêm.',
      before: 'Bạn trả ở trang vé trước ngày đi nhé.',
    },
    reminder: {
      subject: 'Sắp đi rồi: {{tour}}, {{date}}',
      preheader: 'Giờ đi, điểm hẹn, thời tiết và những thứ nên mang theo.',
      title: 'Sắp gặp nhau rồi',
      intro: 'Chuyến của bạn sắp đi. Dưới đây là giờ, điểm hẹn và vài điều nên chuẩn bị.',
      button: 'Mở vé',
      call: 'Hôm đi cần gấp, bạn gọi {{phone}}.',
    },
    thanks: {
      subject: 'Cảm ơn bạn đã đi cùng chúng tôi',
      preheader: 'Bạn kể giúp chuyến đi thế nào nhé.',
      title: 'Chuyến đi thế nào, bạn?',
      intro:
        'Cảm ơn bạn đã đi cùng chúng tôi. Có vài phút, bạn kể giúp chuyến đi thế nào nhé: điều ' +
        'hay để chúng tôi giữ, điều dở để chúng tôi sửa.',
      button: 'Kể về chuyến đi',
    },
    weather: '{{place}} vào {{month}}: ban ngày khoảng {{high}} °C, ban đêm khoảng {{low}} °C.',
    rain: 'Cả tháng thường mưa khoảng {{days}} ngày.',
    admin: {
      subject: 'Đặt chỗ mới: {{tour}}, {{date}}, {{count}} khách',
      preheader: 'Chỗ đã chắc chắn, khách đã nhận vé.',
      title: 'Đặt chỗ mới',
      intro: 'Có khách vừa đặt chỗ và đã nhận vé qua thư.',
      chats: { zalo: 'Zalo', whatsapp: 'WhatsApp' },
      why: 'Thư tự động gửi đến hộp thư chung của {{site}} mỗi khi có khách đặt chỗ xong.',
    },
  },
  admin: {
    kicker: 'Thư nội bộ',
    trip: 'Yêu cầu chuyến đi mới',
    contact: 'Tin nhắn mới',
    people: '{{count}} người',
    preheader: 'Bạn trả lời khách trước {{time}} nhé.',
    intro:
      'Trang web đã hứa với khách: trả lời trong 24 giờ, thứ Hai – thứ Sáu. Bạn trả lời ' +
      'trước {{time}}, giờ Việt Nam nhé.',
    introWithoutTime: 'Trang web đã hứa với khách: trả lời trong 24 giờ, thứ Hai – thứ Sáu.',
    moment: '{{time}} ngày {{date}}',
    language: 'Ngôn ngữ của khách',
    languages: { vi: 'Tiếng Việt', en: 'Tiếng Anh' },
    received: 'Nhận lúc',
    id: 'Mã',
    button: 'Mở trong trang quản trị',
    reply: 'Bấm “Trả lời” là thư đến thẳng khách.',
    why: 'Thư tự động gửi đến hộp thư chung của {{site}} mỗi khi có người gửi biểu mẫu trên trang.',
  },
}

type SameTexts<Source> = {
  [Key in keyof Source]: Source[Key] extends string ? string : SameTexts<Source[Key]>
}

/** Vietnamese sets the shape; English must match it. */
export type MailTexts = SameTexts<typeof texts>
