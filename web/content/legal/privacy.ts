import { paths } from '../../../schema/paths'
import { site } from '../../../schema/site'
import { legalText, mailLink } from './with-bodies'

const [office] = site.offices
const { legalName } = site.company

export const content = legalText({
  updated: '2026-11-23',
  bodyVi: `Trang này cho biết ${site.name} xử lý những dữ liệu cá nhân nào khi bạn đọc trang, viết cho chúng tôi hoặc nhận bản tin, và bạn có quyền gì. Tóm gọn: bạn đọc mọi bài mà không cần xưng tên; không có mã theo dõi quảng cáo hay công cụ thống kê của bên thứ ba; chúng tôi không bán dữ liệu cá nhân.

## Ai chịu trách nhiệm

${legalName}, ${office.addressVi}, vận hành trang này và quyết định dữ liệu được dùng vào việc gì. Câu hỏi và yêu cầu xin gửi về ${mailLink}.

## Khi bạn viết cho chúng tôi

**Bản tin.** Chúng tôi lưu địa chỉ e-mail, ngôn ngữ và thời điểm bạn đăng ký. Trước hết bạn nhận một thư xác nhận; chưa xác nhận thì chưa có bản tin nào. Thư nào cũng có liên kết hủy nhận. Khi bạn hủy, địa chỉ chỉ còn được giữ ở trạng thái “đã hủy” để không bị gửi nhầm nữa; bạn yêu cầu thì chúng tôi xóa hẳn.

**Yêu cầu lập lịch trình và tin nhắn.** Chúng tôi lưu những gì bạn điền: tên, e-mail, số điện thoại nếu có, nội dung chuyến đi hoặc câu hỏi. Những thông tin này chỉ dùng để trả lời bạn, không để gửi bản tin, và được xóa khỏi cơ sở dữ liệu sau ${site.retentionMonths} tháng kể từ ngày gửi, hoặc sớm hơn nếu bạn muốn. Xin đừng gửi những gì câu trả lời không cần đến, như số hộ chiếu hay số thẻ.

## Những gì chúng tôi đếm

**Lượt đọc bài.** Mỗi bài viết có số lượt xem và lượt chia sẻ, không cho biết ai đã đọc. Để không ai bị đếm hai lần trong ngày, chúng tôi lưu một dấu băm tính từ ngày, bài viết, địa chỉ IP và tên trình duyệt. Địa chỉ IP không được lưu kèm; dấu mỗi ngày một khác và bị xóa trong hai ngày.

**Lượt bấm liên kết đối tác.** Chúng tôi chỉ đếm số lần mở, không ghi ai đã mở.

**Từ khóa tìm kiếm.** Chúng tôi đếm theo ngày từ khóa, số kết quả và kết quả được mở, không ghi ai đã tìm, và xóa sau 90 ngày.

## Những gì nằm trong trình duyệt của bạn

- Cookie \`locale\` nhớ ngôn ngữ bạn chọn trong một năm.
- Mục đã lưu, giao diện sáng hay tối và việc bạn đã bỏ qua gợi ý ngôn ngữ chỉ nằm trong bộ nhớ trình duyệt, không gửi về máy chủ. Xóa dữ liệu trang là mất.
- Nội dung viết dở chỉ nằm trong tab đang mở, gửi xong hoặc đóng tab là hết.

Người đọc không nhận cookie nào khác. Riêng biên tập viên khi đăng nhập có cookie phiên làm việc, cookie trình duyệt (một năm) và cookie năm phút giữa hai bước.

## Các bên khác

**Máy chủ và thư điện tử.** Cloudflare thay mặt chúng tôi chạy trang, giữ cơ sở dữ liệu và chuyển thư, với vai trò bên xử lý dữ liệu, gồm cả dữ liệu kỹ thuật của mỗi lượt truy cập, như địa chỉ IP, thời điểm, trang được mở, kể cả trong nhật ký giúp tìm lỗi và chống phá hoại. Các biểu mẫu cũng dựa vào địa chỉ IP để hạn chế gửi dồn dập. Mạng lưới của Cloudflare trải trên nhiều nước, nên dữ liệu có thể được xử lý ngoài nơi bạn sống.

**Bản đồ văn phòng.** Khi mở trang, trình duyệt không gọi tới bên thứ ba nào; phông chữ và mã đều lấy từ máy chủ của chúng tôi. Chỉ khi bạn cuộn tới bản đồ văn phòng, trình duyệt mới tải các mảnh bản đồ; máy chủ bản đồ khi đó thấy địa chỉ IP của bạn cùng việc bạn đến từ trang này.

**Liên kết ra ngoài.** Khi bạn mở trang của đối tác, mạng xã hội, WhatsApp hay bản đồ, chính sách của bên đó được áp dụng. Liên kết đối tác có thể mang mã đối tác của chúng tôi, không mang thông tin về bạn. Xem thêm [công bố tiếp thị liên kết](${paths.about}#affiliate).

## Cơ sở xử lý

Chúng tôi xử lý dữ liệu vì chính bạn đã đăng ký bản tin hoặc nhờ chúng tôi trả lời. Bạn có thể rút lại sự đồng ý bất cứ lúc nào; những gì đã làm trước đó vẫn hợp lệ. Việc đếm lượt đọc và bảo vệ biểu mẫu dựa trên lợi ích chính đáng: giữ cho trang hoạt động tốt.

## Quyền của bạn

Luật Bảo vệ dữ liệu cá nhân (số 91/2025/QH15, có hiệu lực từ ngày 1/1/2026) và, nếu áp dụng cho bạn, Quy định chung về bảo vệ dữ liệu của châu Âu (GDPR) cho bạn những quyền sau, trong phạm vi luật định:

- được biết và xem dữ liệu về mình, nhận một bản sao;
- yêu cầu sửa hoặc xóa;
- hạn chế hoặc phản đối việc xử lý;
- rút lại sự đồng ý;
- khiếu nại tới cơ quan có thẩm quyền.

Xin viết tới ${mailLink} từ chính địa chỉ e-mail liên quan. Chúng tôi có thể gửi bạn mọi dữ liệu lưu dưới địa chỉ đó, hoặc xóa đi.

## Khi chính sách thay đổi

Khi những điều trên không còn đúng, chúng tôi sẽ sửa và ghi ngày mới ở đầu trang.
`,
  bodyEn: `This policy says which personal data ${site.name} handles when you read the site, write to us or take the newsletter, and what you can ask of us. In short: you can read everything without giving your name, there are no advertising trackers and no third-party analytics, and we do not sell personal data.

## Who is responsible

${legalName}, ${office.addressEn}, runs this site and decides what the data are used for. Please send questions and requests to ${mailLink}.

## When you write to us

**Newsletter.** We store your e-mail address, your language and the time you signed up. You first receive a message asking you to confirm; until you do, no newsletter is sent. Every mail carries a link to unsubscribe. Once you have, we keep the address only as “unsubscribed”, so that it is not written to by mistake, and erase it altogether if you ask.

**Trip requests and messages.** We store what you fill in: your name, e-mail address, phone number if you give one, and what you tell us about your trip or question. We use it only to answer you, never for the newsletter. It is deleted from our database ${site.retentionMonths} months after you sent it, or sooner if you ask. Please leave out whatever an answer does not need, such as passport or card numbers.

## What we count

**Article readers.** Each article has a number of views and shares that says nothing about who read it. So that nobody is counted twice in a day, we store a hash computed from the day, the article, your IP address and the name of your browser. The IP address itself is not stored with it. The mark is different every day and is deleted within two days.

**Clicks on partner links.** We count how often these links are opened, without recording who opened them.

**Searches.** We count by day which words are searched for, how many results they find and which result is opened, without recording who searched. The counts are deleted after 90 days.

## What stays in your browser

- A cookie called \`locale\` remembers the language you chose for one year.
- Your saved items, your choice of light or dark theme and the fact that you dismissed a language suggestion are kept in your browser’s storage and are not sent to us. Clearing the site’s data removes them.
- What you are still writing in a form is kept in that browser tab, so that a reload does not lose it. It goes once you have sent it or closed the tab.

Readers receive no other cookies. Editors who sign in get cookies for their session, for their browser (a year) and, between the two steps of a login, one of five minutes.

## Other parties

**Hosting and mail.** Cloudflare runs the site, keeps the database and delivers mail on our behalf, as our processor. To do so it handles the technical data of each visit, such as IP address, time and page, including in logs that help to find faults and fend off abuse. Our forms also use the IP address to limit repeated submissions. Cloudflare’s network spans many countries, so data may be processed outside the one you live in.

**Office map.** When a page opens, your browser contacts no third party; fonts and scripts come from our own server. Only when you scroll to the office map does it load map tiles, and the tile server then sees your IP address and that you came from this site.

**Links to other sites.** When you open a partner’s site, a social network, WhatsApp or a map service, that company’s policy applies. Partner links may carry our partner number, but nothing about you. See the [affiliate disclosure](${paths.about}#affiliate).

## Why we may use the data

We handle the data because you subscribed or asked us for an answer. You may withdraw your consent at any time; what was done before remains lawful. Counting readers and protecting the forms rest on a legitimate interest: keeping the site in good order.

## Your rights

Vietnam’s Law on Personal Data Protection (No. 91/2025/QH15, in force since 1 January 2026) and, where it applies to you, the European General Data Protection Regulation (GDPR) give you the right, within the limits of the law:

- to know and see the data about you, and to receive a copy;
- to have them corrected or erased;
- to restrict or object to their use;
- to withdraw your consent;
- to complain to the competent authority.

Write to ${mailLink} from the e-mail address concerned. We can send you everything stored under that address, or erase it.

## Changes

If the site changes in a way that makes any of this untrue, we will correct the text and put the new date at the top of the page.
`,
})
