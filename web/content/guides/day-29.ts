import { guidePage } from './with-guide-facts'

export const content = guidePage({
  day: 29,
  meta: {
    titleVi: 'Mua gì ở Việt Nam làm quà: lụa, gốm, cà phê, đồ sấy',
    titleEn: 'What to buy in Vietnam, and how to tell it is real',
    descriptionVi:
      'Lụa, sơn mài, gốm, vải lanh, cà phê, trái cây sấy: làm ở đâu, nhìn gì để biết hàng thật, mặc cả sao cho vui, thứ gì không nên mua và cách đóng gói mang về.',
    descriptionEn:
      'Silk, lacquer, pottery, hemp, coffee and dried fruit: where each is made, how to spot the real thing, bargain kindly, what never to buy and how to carry it home.',
  },
  summaryVi:
    'Lụa, sơn mài, gốm, vải lanh, cà phê, trái cây sấy: làm ở đâu, nhìn gì để biết thật, mặc cả sao cho vui, thứ gì tuyệt đối đừng mua và cách đóng thùng mang về.',
  summaryEn:
    'Silk, lacquer, pots, hemp, coffee and dried fruit: where each is truly made, how to tell the real thing, bargaining without bruises, what never to buy, and getting it home.',
  category: 'shopping',
  difficulty: 'beginner',
  season: 'all',
  destinations: ['hanoi', 'hoi-an', 'phu-quoc', 'buon-ma-thuot'],
  tagsVi: ['lụa', 'gốm', 'sơn mài', 'cà phê', 'trái cây sấy', 'hoàn thuế'],
  tagsEn: ['silk', 'ceramics', 'lacquer', 'coffee', 'dried fruit', 'VAT refund'],
  imageAltVi: 'Mặt tiền cửa hiệu bày giỏ mây, đồ sơn mài, lụa và một hũ xoài sấy.',
  imageAltEn: 'A shop front with baskets, lacquer, silk and a jar of dried mango.',
  agodaSearchTerm: 'hoi-an',
  rating: 4.6,
  featured: false,
  contentVi: `Món quà đáng mang về là món làm ra cách chỗ bán không xa, và người bán kể được ai làm. Cùng chiếc khăn ấy mà ba thành phố đều bày, cùng màu, cùng bao bì, thì phần lớn là hàng máy dệt ở đâu đó. Mua ít thôi, mua tại gốc.

## Làm ở đâu, nhìn gì

| Món | Nơi làm | Dấu hiệu thật |
| --- | --- | --- |
| Lụa tơ tằm | Vạn Phúc (Hà Nội), Mã Châu (Duy Xuyên, Đà Nẵng) | đốt một sợi: mùi tóc cháy, tro bóp vụn |
| Sơn mài | Hạ Thái (Hà Nội), Tương Bình Hiệp (TP. Hồ Chí Minh, Bình Dương cũ) | mặt sâu, nhiều lớp, không hắc mùi dung môi |
| Gốm | Bát Tràng, Thanh Hà (Hội An), Bàu Trúc (Khánh Hòa, Ninh Thuận cũ) | Bát Tràng gõ nghe đanh; Bàu Trúc lốm đốm vì nung lộ thiên |
| Lanh nhuộm chàm | bản H’Mông ở Lùng Tám, quanh Sa Pa | sợi thô không đều, chàm còn thôi ra tay |
| Nón lá | làng Chuông, Huế | nón bài thơ soi lên nắng mới thấy chữ |

Lụa Vạn Phúc bày chung với hàng pha, nên hỏi thẳng “bao nhiêu phần trăm tơ tằm?” rồi nhìn giá, vì khăn dưới 200.000 đ hầu như không phải tơ. Đồ sơn mài bán ngoài chợ đa số là sơn công nghiệp, để ngắm thì được, đừng đựng đồ ăn nóng. Bàu Trúc là gốm của phụ nữ Chăm, không dùng bàn xoay, người thợ đi giật lùi quanh cái bình. UNESCO đưa nghề này vào danh sách cần bảo vệ khẩn cấp năm 2022.

## Thứ ăn được

- **Cà phê** Buôn Ma Thuột (robusta), Cầu Đất, Sơn La, Khe Sanh (arabica). Mua hạt, xem ngày rang, trong vòng một tháng. Cà phê chồn thì bỏ qua, vì phần nhiều là giả, phần thật hay là chồn nuôi nhốt.
- **Trà** Tân Cương, trà shan tuyết Hà Giang, Suối Giàng. Nếm rồi mới cân.
- **Trái cây sấy** là nghề của chúng tôi, lời khuyên là đọc kỹ thành phần. Xoài sấy dẻo ngon có màu hổ phách hơi xỉn, thơm mùi trái chín, còn vàng rực, dính tay là nhiều đường. Người hay dị ứng tìm chữ sulfit (E220).
- **Tiêu** Phú Quốc, **quế** Trà My hay Văn Yên nhẹ, gọn, để được cả năm.
- **Nước mắm** thì đọc độ đạm. Không xách lên khoang được, ký gửi thì tùy hãng, xem [ngày 26](/plan-your-trip/day-26).

## Mặc cả cho vui

Siêu thị, cửa hàng ghi giá, hợp tác xã ở bản thì trả đúng giá. Chợ du lịch thì trả giá được, cười trước đã, bớt hai ba mươi phần trăm là đẹp. Đã ra giá mà người ta gật thì nên mua. Sáng sớm chưa ai mở hàng, đừng hỏi cho biết rồi bỏ đi, người bán kiêng nhất chuyện ấy. Với chị bán thổ cẩm ngồi bên đường, cò kè thêm mười ngàn chẳng để làm gì.

**May đo ở Hội An:** chừa ba ngày, thử hai lần. Mang theo món đồ mặc vừa ý để họ theo, sờ vải, chụp lại mẫu và giá, đặt cọc một nửa. Ép thợ làm trong tám tiếng thì đường kim mũi chỉ cũng chỉ đáng tám tiếng. Cách chọn tiệm nằm ở [ngày 16](/plan-your-trip/day-16).

## Đừng mua

- **Đồ cổ.** Pháp luật cấm đưa di vật, cổ vật ra nước ngoài khi không được phép. Mua đồ giả cổ thì giữ hóa đơn ghi rõ là hàng mới làm.
- **Ngà, đồi mồi, san hô, cá ngựa khô, rượu ngâm rắn, móng vuốt.** Phần lớn phạm luật ngay ở đây, và dễ bị thu giữ, có khi nặng hơn, ở cửa khẩu nước khác.
- Trầm hương, đá quý, ngọc trai không giấy kiểm định.
- Bật lửa, thẻ bài “thời chiến” gần như chắc chắn mới làm.

## Mang về

Gốm quấn quần áo, xách tay. Đồ nặng gửi bưu điện lớn hoặc để xưởng đóng kiện. Chụp ảnh trước khi đóng thùng, hỏi rõ giá đã gồm thuế đầu kia chưa, trả bằng thẻ. Gửi quà cho người nhà ở nước ngoài thì tránh thịt, chà bông, lạp xưởng, trái cây tươi. Đồ sấy, cà phê rang đóng gói có nhãn thường qua được, nhưng nước nào quy định nước ấy và cứ khai báo.

**Hoàn thuế VAT** dành cho khách mang hộ chiếu nước ngoài, kể cả kiều bào. Bạn mua ở cửa hàng có tham gia, từ 2.000.000 đ tại một cửa hàng trong một ngày, lấy hóa đơn kiêm tờ khai hoàn thuế (đưa hộ chiếu lúc mua). Ra sân bay quốc tế sớm một tiếng, trình hàng còn mới cho hải quan **trước khi ký gửi**. Hóa đơn không quá 60 ngày, số nhận về khoảng 85% tiền thuế.

Mai là ngày cuối: [gói lại cả tháng](/plan-your-trip/day-30).`,
  contentEn: `The things worth carrying home were made not far from where they are sold, by someone the seller can name. If you have seen the same scarf in three cities, in the same colours and the same box, a machine wove it somewhere else. Buy less, and buy at the source.

## What is made where

| What | Where | How to tell |
| --- | --- | --- |
| Silk | Van Phuc (Hanoi), Ma Chau (Duy Xuyen, Da Nang) | burn a thread: smells of hair, ash crumbles |
| Lacquer | Ha Thai (Hanoi), Tuong Binh Hiep (Ho Chi Minh City) | depth, many layers, no solvent smell |
| Ceramics | Bat Trang, Thanh Ha (Hoi An), Bau Truc (Khanh Hoa) | Bat Trang rings clear; Bau Truc is mottled by open firing |
| Indigo hemp | Hmong villages: Lung Tam, around Sapa | uneven yarn, dye that still rubs off |
| Conical hats | Chuong village, Hue | hold a Hue hat to the sun to read its poem |

Ask at Van Phuc what percentage is silk, since blends lie on the same shelf, and look at the price: a scarf under 200,000 VND ($8) is almost never silk. Most market lacquer is industrial paint; fine to look at, not for hot food. Bau Truc pots are made by Cham women without a wheel, the potter walking backwards round the pot. UNESCO put the craft on its urgent-safeguarding list in 2022.

## Things to eat and drink

- **Coffee**: Buon Ma Thuot for robusta; Cau Dat, Son La or Khe Sanh for arabica. Whole beans, roasted within the month. Skip weasel coffee: most is fake, and the genuine sort usually means caged animals.
- **Tea**: Tan Cuong green; *shan tuyết* from old trees in Ha Giang and Suoi Giang. Taste, then weigh.
- **Dried fruit**, our own trade: read the ingredients. Good soft-dried mango is a dullish amber and smells of ripe fruit; neon yellow and sticky means sugar. If you react to sulphites, look for E220.
- **Phu Quoc pepper** and **cinnamon** from Tra My or Van Yen: light, small, good for a year.
- **Fish sauce**: never in the cabin; for the hold each airline differs ([day 26](/plan-your-trip/day-26)).

## Bargaining kindly

Where a price is written, and in village co-operatives, pay it. In tourist markets smile first and be content with twenty or thirty per cent off. If your offer is accepted, you have bought it. The day’s first customer sets the seller’s luck, so early in the morning do not haggle and walk away. And the woman sewing by a mountain road needs the last 10,000 VND more than you do.

**Tailors in Hoi An:** allow three days and two fittings. Bring a garment that fits, feel the cloth, photograph the design and the price, pay half as deposit. A suit in eight hours has eight-hour seams. [Day 16](/plan-your-trip/day-16) has more.

## Leave it there

- **Antiques.** Taking relics and antiquities out of Vietnam without permission is against the law. For a new reproduction keep an invoice that says so.
- **Ivory, tortoiseshell, coral, dried seahorses, snake wine, claws.** Mostly illegal here, and liable to be seized, or worse, at your own border.
- Agarwood, gems and pearls without a certificate.
- “Wartime” lighters and dog tags: almost certainly made last year.

## Getting it home

Wrap pots in clothes and carry them on. For heavy pieces use a main post office or the workshop’s shipper: photograph everything before the box closes, ask whether duty at the other end is included, and pay by card. Meat products and fresh fruit are refused in many countries; factory-sealed dried fruit, tea and roasted coffee are usually fine, but rules differ, so declare them.

**VAT refunds** are for holders of foreign passports flying out of the main international airports. Buy from a participating shop, at least 2,000,000 VND ($80) in one shop on one day, and show your passport there to get the special invoice that doubles as a refund form. At the airport allow an extra hour and show the unused goods to customs **before you check your bags**. Invoices must be no more than 60 days old; you receive about 85% of the tax.

Tomorrow, the last page: [the month put together](/plan-your-trip/day-30).`,
})
