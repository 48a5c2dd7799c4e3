import { topicPage } from './with-topic-facts'

export const content = topicPage({
  slug: 'herbal-baths-and-massage',
  meta: {
    titleVi: 'Tắm lá Dao đỏ, gội dưỡng sinh, xông hơi: làm ở đâu',
    titleEn: 'Vietnam spa guide: herbal baths, hair wash, massage',
    descriptionVi:
      'Thùng lá thuốc ở Tả Phìn, tay nghề người khiếm thị, gội bồ kết, nồi xông: nơi nên đến, ngâm bao lâu, trả chừng nào, cư xử ra sao và khi nào nên quay ra.',
    descriptionEn:
      'Red Dao herbal tubs near Sapa, massage by blind therapists, long hair washes and steam: where to go, how long to soak, what to pay and when to walk out again.',
  },
  category: 'wellness',
  titleVi: 'Tắm lá, xông hơi và gội đầu dưỡng sinh',
  titleEn: 'Herbal baths, hair washes and proper massage',
  descriptionVi:
    'Thùng lá thuốc của người Dao đỏ, tay nghề người khiếm thị, gội đầu bồ kết, nồi xông: làm ở đâu, tốn chừng nào, cư xử ra sao và khi nào nên từ chối.',
  descriptionEn:
    'Red Dao tubs in the hills, massage by blind therapists, long Vietnamese hair washes and steam: where to go, what to pay, how to behave and when to walk out.',
  tagsVi: ['tắm lá thuốc', 'người Dao đỏ', 'gội đầu dưỡng sinh', 'massage', 'Sa Pa'],
  tagsEn: ['herbal bath', 'Red Dao', 'massage', 'hair wash', 'Sapa'],
  imageAltVi: 'Thùng gỗ đầy nước lá thuốc, trên móc treo chiếc khăn đỏ của một phụ nữ Dao.',
  imageAltEn: 'A wooden tub of herb water, with a Dao woman’s red scarf hanging on a hook.',
  publishedDate: '2026-08-14',
  featured: false,
  relatedDestinations: ['sapa', 'hanoi', 'ho-chi-minh-city'],
  contentVi: `Sau một ngày đi bộ xuống bản hay lội phố, cái người ta cần thường không phải gói spa hai tiếng có nến thơm, mà là một thùng nước nóng, một đôi tay khỏe, một người gội đầu chịu khó. Ba thứ ấy ở ta đều sẵn, đều rẻ, chỉ cần biết chỗ.

## Thùng lá của người Dao đỏ

Phụ nữ Dao tắm lá sau khi sinh, sau vụ gặt, sau trận ốm. Mỗi nhà một bài, ít thì mươi vị, nhiều tới cả trăm, đun mấy tiếng cho nước ngả nâu đỏ rồi đổ vào thùng gỗ. Muốn tắm đúng chỗ, xuống Tả Phìn, cách trung tâm [Sa Pa](/where-to-go/sapa) hơn mười cây số, vào thẳng nhà có treo biển. Bên Tả Van cũng có nhiều nhà tắm nhìn ra ruộng bậc thang. Gọi trước một hai tiếng để họ kịp đun.

Ngâm 15–20 phút thôi. Lá ngấm nhanh, người yếu dễ “say”: chóng mặt, bủn rủn. Ăn nhẹ trước, đừng khóa cửa, thấy nôn nao thì đứng dậy từ từ, uống cốc nước gừng. Xong không tráng lại nước lã, lau khô, mặc ấm.

## Tay nghề người khiếm thị

Thành phố nào cũng có cơ sở tẩm quất của Hội Người mù: phòng giản dị, giường hẹp, tay nghề bấm huyệt thường hơn hẳn tiệm sang. Họ làm thẳng vào chỗ đau. Nói trước: mạnh hay nhẹ, đau đâu, từng mổ chỗ nào. Gặp nhau thì chào thành tiếng, đưa tiền nói rõ tờ bao nhiêu.

## Gội đầu dưỡng sinh

Nằm ngửa, nước bồ kết, vỏ bưởi, hương nhu âm ấm chảy qua tóc; rồi ấn huyệt mặt, vai gáy, đắp khăn nóng, có khi thêm ngâm chân. Một suất 60–90 phút, hợp nhất buổi chiều mưa. Da nhạy cảm thì dặn bỏ tinh dầu. Lấy ráy tai bằng dụng cụ dùng chung thì nên từ chối.

## Xông hơi, ngâm chân

Nhà mình vẫn xông lá sả, tía tô, lá bưởi khi cảm. Ra tiệm cũng vậy, phòng gỗ nóng mười phút, ra nghỉ, uống nước rồi vào lại. Massage chân thì rửa chân trước, mặc quần rộng. Cạo gió, giác hơi để lại vết bầm cả tuần, cân nhắc nếu mai còn chụp ảnh cưới.

## Trả bao nhiêu

| Dịch vụ | Khoảng giá |
| --- | --- |
| Tắm lá ở bản | 100.000–200.000 đ |
| Tắm lá ở trung tâm Sa Pa | 200.000–400.000 đ |
| Tẩm quất khiếm thị, 60 phút | 100.000–200.000 đ |
| Gội đầu dưỡng sinh, 60–90 phút | 150.000–400.000 đ |
| Massage chân hoặc toàn thân, 60 phút | 200.000–450.000 đ |

Tiền boa tùy tâm, 10% hoặc 50.000 đ là tươm tất. Có tiệm phố du lịch ép “tip” vài trăm nghìn. Hỏi ngay từ quầy: giá này đã gồm boa chưa?

## Khi nào nên quay ra

- Có người chèo kéo ngoài đường, không bảng giá, cửa kính dán đen.
- Khăn ẩm cũ, thùng tắm không lót hoặc không xả nước giữa hai lượt khách.
- Thợ đòi bẻ cổ, nắn cột sống. Đau lưng thật thì đi bệnh viện.
- Mang thai, tim mạch, huyết áp, vết thương hở, đang sốt, mới uống rượu: đừng ngâm nóng, đừng xông.
- Gợi ý “dịch vụ thêm”: trả tiền phần đã làm, đứng dậy, đi.`,
  contentEn: `After a day of terraces or city pavements you rarely need a two-hour package with scented candles. A tub of hot water, a strong pair of hands, someone who takes washing hair seriously: Vietnam does all three well and cheaply, once you know where to look.

## The Red Dao tub

Dao women bathe in herbs after childbirth, after harvest, after illness. Each family has its own recipe, from ten plants to a hundred, simmered for hours until the water turns red-brown and is poured into a wooden barrel. For the real thing go to Ta Phin, a dozen or so kilometres from [Sapa](/where-to-go/sapa) town, and look for a sign on a family house; Ta Van has many bath houses facing the terraces. Call an hour or two ahead so they can heat the pot.

Stay in for 15–20 minutes, no more. The herbs work fast and can leave you light-headed. Eat a little first, leave the door unlocked, and if you feel queasy stand up slowly and ask for ginger tea. Don’t rinse afterwards; dry off and dress warmly.

## Massage by blind therapists

Every city has massage centres run by the Association of the Blind: plain rooms, narrow beds and acupressure that often beats the smart places. They go straight for the sore spot. Say beforehand how firm you want it (*nhẹ* means gentle, *mạnh* strong), where it hurts and where you have had surgery. Greet your therapist aloud and name each note as you pay.

## The long hair wash

*Gội đầu dưỡng sinh* means lying back while warm water with honey-locust pods, pomelo peel and holy basil runs through your hair, then acupressure on face, neck and shoulders, hot towels, perhaps a foot soak: 60–90 minutes, ideal on a wet afternoon. With sensitive skin, ask them to leave out essential oils. Politely refuse ear cleaning with shared tools.

## Steam and feet

At home Vietnamese sit over lemongrass, perilla and pomelo leaves to chase a cold. Salons do it in a wooden cabin: ten minutes in, out for water, in again. For a foot massage, wash your feet first and wear loose trousers. Coin-scraping and cupping leave a week of bruises, worth remembering before a beach holiday.

## What to pay

| Treatment | About |
| --- | --- |
| Herbal bath in a village | 100,000–200,000 VND ($4–8) |
| Herbal bath in Sapa town | 200,000–400,000 VND ($8–16) |
| Massage by a blind therapist, 60 min | 100,000–200,000 VND ($4–8) |
| Herbal hair wash, 60–90 min | 150,000–400,000 VND ($6–16) |
| Foot or body massage, 60 min | 200,000–450,000 VND ($8–18) |

Tips are voluntary; 10% or 50,000 VND ($2) is handsome. Some tourist-street shops demand several times that, so ask at the counter whether the price includes the tip.

## When to walk out

- Touts outside, no price list, blacked-out windows.
- Damp old towels, or a tub neither lined nor emptied between guests.
- Someone wants to crack your neck or spine. Real back pain belongs in a hospital.
- You are pregnant or feverish, have been drinking, or have heart trouble, blood-pressure problems or an open wound: no hot tub, no steam.
- A hint of “extra service”: pay for what was done, get up, leave.`,
  tipsVi: [
    'Tắm lá xong đừng leo dốc hay chạy xe máy ngay, nghỉ ít nhất nửa tiếng.',
    'Mua lá khô về nhà thì hỏi rõ cách đun, thành phần và hạn dùng.',
    'Để trang sức, tiền bạc ở khách sạn; tiệm nhỏ ít khi có tủ khóa.',
    'Đau thì nói “nhẹ tay thôi chị ơi”, chịu đựng không làm huyệt thông nhanh hơn.',
    'Đi sau bữa ăn ít nhất một tiếng và uống đủ nước.',
  ],
  tipsEn: [
    'Rest half an hour after a herbal bath before walking uphill or riding.',
    'If you buy dried herbs, ask how to boil them and check your customs rules.',
    'Leave jewellery at the hotel; small places seldom have lockers.',
    'If it hurts, say “nhẹ thôi” (nyeh toy), gently please; enduring it does not help.',
    'Wait an hour after meals and drink plenty of water.',
  ],
})
