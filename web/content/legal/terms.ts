import { languageTags } from '../../../schema/locale'
import { paths } from '../../../schema/paths'
import { site } from '../../../schema/site'
import { legalText, mailLink } from './with-bodies'

const [office] = site.offices
const { legalName } = site.company
const rateVi = site.vndPerUsd.toLocaleString(languageTags.vi.bcp47)
const rateEn = site.vndPerUsd.toLocaleString(languageTags.en.bcp47)

export const content = legalText({
  updated: '2026-11-23',
  bodyVi: `Điều khoản này áp dụng cho việc sử dụng ${site.name}, trang do ${legalName}, ${office.addressVi}, vận hành. Khi dùng trang, bạn đồng ý với những điều dưới đây. Xem cả [chính sách bảo mật](${paths.privacy}).

## Thông tin để tham khảo

Chúng tôi viết cẩn thận, nhưng không bảo đảm mọi thông tin luôn đầy đủ và còn mới. Giờ mở cửa, giá vé, lịch tàu xe, thời tiết, đường sá, quy định thị thực đều có thể thay đổi. Trước khi quyết định điều gì tốn tiền hoặc có rủi ro, xin hỏi lại nơi cung cấp dịch vụ hoặc cơ quan có trách nhiệm. Điểm đánh giá trên trang là của ban biên tập, trừ khi có ghi khác. Giá quy đổi giữa đồng và đô la Mỹ dùng tỷ giá cố định ${rateVi} đồng một đô la, có thể lệch vài phần trăm so với tỷ giá ngân hàng, và được làm tròn: chỉ để tham khảo.

## Đặt chỗ và mua hàng qua đối tác

Một số liên kết dẫn tới trang đặt phòng, đặt hoạt động hoặc bán hàng của đối tác. Khi đặt hoặc mua ở đó, bạn giao kết hợp đồng với đối tác hoặc nhà cung cấp ghi trên trang của họ, theo giá và điều kiện của họ, kể cả điều kiện hủy và hoàn tiền. Chúng tôi không phải một bên của hợp đồng ấy, không thu tiền và không thay đổi được đơn đặt. Chúng tôi có thể nhận hoa hồng: xem [công bố tiếp thị liên kết](${paths.about}#affiliate).

## Ưu đãi

Mỗi ưu đãi ghi rõ thời hạn theo ngày ở Việt Nam, tính cả ngày cuối, cùng giá, những gì đã bao gồm và điều kiện riêng. Ưu đãi phụ thuộc vào số chỗ còn lại. Ưu đãi có liên kết đặt chỗ của đối tác thì theo điều kiện của đối tác. Với các ưu đãi khác, bạn gửi câu hỏi cho chúng tôi; gửi câu hỏi chưa phải là đặt chỗ, chỉ khi được xác nhận bằng văn bản kèm giá cuối cùng thì chỗ mới chắc chắn.

## Tour của chúng tôi

Yêu cầu lập lịch trình, tour nông trại hay tour ẩm thực gửi qua trang này là lời đề nghị tư vấn, không ràng buộc bạn. Hợp đồng chỉ có khi hai bên đồng ý bằng văn bản, có thể qua e-mail. Văn bản đó ghi rõ giá, dịch vụ, đơn vị tổ chức, tiền cọc và điều kiện hủy, và được áp dụng trước điều khoản này.

## Bài viết và tranh vẽ

Bài viết và tranh vẽ trên trang thuộc về ${legalName} hoặc tác giả của chúng. Bạn được đọc, in ra cho chuyến đi của mình, chia sẻ liên kết và trích dẫn ngắn có ghi nguồn. Muốn dùng theo cách khác, kể cả cho mục đích thương mại, xin hỏi trước và được đồng ý bằng văn bản, trừ những gì pháp luật vốn cho phép. Phông chữ và biểu tượng theo giấy phép mở của riêng chúng; tên và nhãn hiệu của đối tác thuộc về đối tác.

## Sử dụng đúng mực

Xin đừng cản trở hoạt động của trang, dò tìm lỗ hổng để phá hoại, gửi thư rác, hay dùng tên và địa chỉ của người khác trong biểu mẫu. Chúng tôi có thể chặn những lượt truy cập như vậy.

## Trách nhiệm

Trang được cung cấp miễn phí để tham khảo; chúng tôi không cam kết trang luôn truy cập được và không có lỗi. Trong phạm vi pháp luật cho phép, chúng tôi không chịu trách nhiệm về thiệt hại phát sinh do dựa vào thông tin trên trang, hoặc do dịch vụ, hàng hóa và trang web của bên khác. Điều này không hạn chế những trách nhiệm mà pháp luật không cho phép loại trừ, cũng không làm giảm quyền của người tiêu dùng.

## Luật áp dụng

Điều khoản này theo pháp luật Việt Nam. Nếu bạn là người tiêu dùng sống ở nước khác, các quy định bắt buộc bảo vệ bạn tại đó vẫn giữ nguyên hiệu lực. Có điều gì chưa vừa ý, xin viết cho chúng tôi trước để cùng tìm cách giải quyết.

## Thay đổi và liên hệ

Chúng tôi có thể sửa điều khoản này; ngày sửa gần nhất ghi ở đầu trang. Những gì đã thỏa thuận với bạn bằng văn bản không vì thế mà thay đổi. Câu hỏi xin gửi về ${mailLink}.
`,
  bodyEn: `These terms apply to the use of ${site.name}, a site run by ${legalName}, ${office.addressEn}. By using it you agree to them. Please read the [privacy policy](${paths.privacy}) as well.

## Information without guarantee

We write with care, but cannot promise that everything is complete and up to date. Opening hours, ticket prices, timetables, weather, roads and visa rules change. Before you decide anything that costs money or carries a risk, please check with the provider or the authority in charge. Ratings on this site are the editors’ own unless stated otherwise. Prices converted between VND and US dollars use a fixed rate of ${rateEn} VND to the dollar, which may be a few per cent off the banks’ rate, and are rounded; they are a guide only.

## Bookings and purchases with partners

Some links lead to partners who sell rooms, activities or goods. If you book or buy there, your contract is with the partner, or with the provider named on the partner’s site, at their prices and on their terms, including those for cancellation and refunds. We are not a party to that contract, take no payment and cannot change a booking. We may earn a commission: see the [affiliate disclosure](${paths.about}#affiliate).

## Deals

Each deal states its dates, which are days in Vietnam with the last one included, its price, what is covered and its own terms. Deals are subject to availability. A deal with a partner’s booking link follows the partner’s terms. For any other deal you send us an enquiry; an enquiry is not a booking, and your place is certain only once it has been confirmed in writing with the final price.

## Our own tours

A request for an itinerary, a farm tour or a food tour sent through this site is a request for advice and does not bind you. A contract comes about only when both sides agree in writing, e-mail included. That agreement states the price, the services, the organiser, any deposit and the cancellation terms, and takes precedence over this page.

## Texts and drawings

The texts and drawings on this site belong to ${legalName} or to their authors. You may read them, print them for your own trip, share links and quote short passages with the source. For any other use, commercial use included, please ask first and obtain our consent in writing, except for what the law allows anyway. Fonts and icons come under open licences of their own; partners’ names and marks belong to the partners.

## Fair use

Please do not disturb the running of the site, probe it in order to do harm, send spam, or use other people’s names and addresses in the forms. We may block such visits.

## Liability

The site is free of charge and meant for information; we do not promise that it is always available or free of errors. As far as the law allows, we are not liable for loss that results from relying on information on this site, or from the services, goods and websites of others. This limits neither liability that the law does not let anyone exclude, nor the rights of consumers.

## Governing law

These terms are governed by the law of Vietnam. If you are a consumer living in another country, the mandatory rules that protect you there continue to apply. Should anything be amiss, please write to us first, so that we can look for a solution together.

## Changes and contact

We may revise these terms; the date at the top of the page shows when they last changed. What has been agreed with you in writing does not change with them. Please send questions to ${mailLink}.
`,
})
