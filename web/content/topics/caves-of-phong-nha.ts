import { topicPage } from './with-topic-facts'

export const content = topicPage({
  slug: 'caves-of-phong-nha',
  meta: {
    titleVi: 'Hang động Phong Nha: từ thuyền, cầu gỗ đến Sơn Đoòng',
    titleEn: 'Phong Nha caves ranked, from easy boat to Son Doong',
    descriptionVi:
      'Phong Nha, Thiên Đường, Tú Làn, hang Én, Sơn Đoòng xếp từ dễ đến khó: hang hình thành ra sao, mỗi hang hợp sức ai, đi tháng nào, chọn đơn vị nào, mặc gì.',
    descriptionEn:
      'From an hour in a boat to days with ropes: how the caves formed, which one suits your legs, the right months, how to judge an operator and what to wear inside.',
  },
  category: 'adventure',
  titleVi: 'Hang động Phong Nha, từ dễ đến khó',
  titleEn: 'The caves of Phong Nha, easy to hard',
  descriptionVi:
    'Ngồi thuyền vào động Phong Nha, đi cầu gỗ trong Thiên Đường, bơi ở Tú Làn, ngủ trong hang Én hay dành dụm cho Sơn Đoòng: chọn theo sức, theo tháng.',
  descriptionEn:
    'By boat, on boardwalks, swimming or camping underground: how to choose a cave in Phong Nha to suit your legs, your month and your nerve.',
  tagsVi: ['Phong Nha', 'hang động', 'Sơn Đoòng', 'Tú Làn', 'thám hiểm'],
  tagsEn: ['Phong Nha', 'caving', 'Son Doong', 'national park', 'expeditions'],
  imageAltVi: 'Nhũ đá buông quanh dòng sông ngầm, giữa dòng có chiếc thuyền nhỏ',
  imageAltEn: 'Stalactites framing an underground river with a small boat on it',
  publishedDate: '2026-01-15',
  featured: false,
  relatedDestinations: ['hue', 'da-nang'],
  contentVi: `
Phong Nha – Kẻ Bàng, nay thuộc tỉnh Quảng Trị, có hàng trăm hang đã khảo sát, đủ cho cả người chỉ muốn ngồi thuyền lẫn người chịu ngủ bốn ngày trong rừng. Khó không phải ở chỗ có gì xem, mà ở chỗ chọn đúng hang cho mình.

## Hang sinh ra thế nào

Khối đá vôi ở đây già khoảng 400 triệu năm, thuộc hàng cổ nhất châu Á. Nước mưa hơi chua ngấm theo khe nứt, sông ngầm khoét rộng dần. Chỗ trần mỏng sập xuống thành hố sụt, nắng lọt vào và rừng mọc ngay trong lòng hang, như ở Sơn Đoòng. Nhũ đá mọc chừng vài milimét đến vài xăng-ti-mét mỗi trăm năm: chạm tay một cái, mồ hôi và dầu da có thể làm nó ngừng lớn.

Cùng vườn quốc gia Hin Nam No của Lào, nơi này là di sản thế giới liên biên giới từ năm 2025.

## Từ dễ đến khó

1. **Động Phong Nha**: thuyền từ trung tâm xã, tắt máy chèo vào lòng sông ngầm, nửa ngày. Người già, trẻ nhỏ đi được.
2. **Động Thiên Đường**: dài 31 km, khách thường đi 1 km cầu gỗ, thạch nhũ dày nhất vùng. Phải leo vài trăm bậc; mang nước.
3. **Sông Chày – Hang Tối**: đu dây, chèo kayak, bơi, tắm bùn. Vui, ướt, nửa ngày.
4. **Tuyến rừng một ngày**: hang Tiên, hang Trạ Ang, Tú Làn ngắn ngày. Đi bộ 6–10 km, lội suối, bơi có áo phao.
5. **Hang Én**: hai ngày một đêm, hơn 20 km đi bộ, cắm trại trên bãi cát trong hang lớn thứ ba thế giới; cuối xuân én bay rợp cửa.
6. **Tú Làn** hai đến bốn ngày: bơi qua nhiều hang nước, ngủ bên thác. Điểm xuất phát là làng Tân Hóa, cách Phong Nha chừng 70 km.
7. **Sơn Đoòng**: bốn ngày ba đêm, chỗ cao 200 m, chừng một nghìn khách mỗi năm, giá quanh 3.000 đô la (75 triệu đồng). Chỉ một công ty được cấp phép; đặt trước cả năm, phải trả lời bảng sức khỏe và tập luyện nghiêm túc.

## Đi tháng nào

Tháng 2 đến tháng 4 mát, nước trong. Tháng 5 đến tháng 8 nắng gắt ngoài trời, xuống hang lại dễ chịu, nước ấm nhất để bơi. Từ giữa tháng 9 đến tháng 11 là mùa lũ: tuyến thám hiểm nghỉ, thuyền vào động Phong Nha có thể dừng bất cứ ngày nào. Tháng 12, tháng 1 lạnh, mưa phùn, ít khách.

## Chọn đơn vị tổ chức

Tuyến mạo hiểm chỉ được đi với công ty có giấy phép của vườn. Trước khi trả tiền, hỏi năm điều: số khách mỗi hướng dẫn, có trợ lý an toàn và bộ đàm không, mũ và đèn loại gì, bảo hiểm bao nhiêu, mưa lũ thì hoàn tiền ra sao. Nơi làm đàng hoàng sẽ hỏi ngược lại bạn về tim mạch, khớp gối, sợ độ cao, và sẵn sàng từ chối.

## Mặc gì, giữ gì

Quần dài mau khô, áo dài tay, tất cao cổ chống vắt, giày bám đế mềm thoát nước. Giày da chống nước chỉ tổ đọng nước. Thêm bộ khô cất trong túi kín, thuốc riêng, kính buộc dây.

Trong hang: bước đúng vạch, không sờ nhũ, không nhặt ngọc động, không hét vì dơi và én đang ngủ. Rác mang ra hết, kể cả vỏ trái cây. Không xà phòng dưới suối.

Tới đây, đi tàu xuống Đồng Hới rồi xe thêm khoảng 45 km. Từ [Huế](/where-to-go/hue) đi ô tô chừng bốn đến năm tiếng.
`,
  contentEn: `
Phong Nha – Ke Bang, now in Quang Tri province, has hundreds of surveyed caves, from an hour in a boat to four days with a rope team. Seeing something isn’t the problem. Choosing the right one is.

## How the caves were made

The limestone is about 400 million years old, among the oldest in Asia. Slightly acid rain follows the cracks, underground rivers widen them, and where a roof grows too thin it falls in. Light enters, and forest grows inside the mountain, as in Son Doong. Formations gain a few millimetres to a few centimetres in a century; the oil on one fingertip can stop them.

With Hin Nam No across the border in Laos, the park has been a transboundary World Heritage site since 2025.

## Easy to hard

1. **Phong Nha Cave**: a boat from the village; the engine is cut at the mouth and you are rowed in. Half a day, good for grandparents and small children.
2. **Paradise Cave** (Thien Duong): 31 km long, of which most visitors walk 1 km of boardwalk. The richest decoration in the area; several hundred steps up, so carry water.
3. **Chay River and Dark Cave**: zip line, kayak, swimming and a mud bath. Half a silly, happy day.
4. **One-day jungle routes**: Hang Tien, Tra Ang Cave, the short Tu Lan trip. Walks of 6–10 km, river crossings, swims in a life jacket.
5. **Hang En**: two days, over 20 km on foot, camping on sand inside the world’s third-largest cave. In late spring swifts fill the entrance.
6. **Tu Lan**, two to four days: swimming from cave to cave, nights beside waterfalls. Starts at Tan Hoa village, some 70 km from Phong Nha.
7. **Son Doong**: four days, three nights; ceilings of 200 m, about a thousand visitors a year, around $3,000 (75 million đ). One licensed company only. Book a year ahead, expect health questions, and train.

## Which month

February to April is cool and clear. May to August is fierce outside and pleasant below, with the warmest water. Mid-September to November is flood season: expeditions pause, and boats to Phong Nha Cave can stop on any day. December and January are cold, drizzly and quiet.

## Choosing an operator

Adventure routes may only be run by companies licensed in the park. Before paying, ask five things: guests per guide; safety assistants and radios; helmets and lamps; insurance; what happens to your money if it floods. A serious outfit will question you back, about heart, knees and heights, and will turn people down.

## What to wear, what to leave

Quick-drying long trousers, long sleeves, high socks against leeches, soft-soled shoes that drain; waterproof boots only hold the water in. Pack a dry set in a sealed bag, your medicines, and a cord for your glasses.

Inside, keep to the marked line. Touch no formations, pocket no cave pearls, and keep your voice down for bats and swifts. Everything you bring leaves with you, fruit peel included. No soap in the streams.

Take the train to Dong Hoi, then about 45 km by road; from [Hue](/where-to-go/hue) it is four to five hours by car.
`,
  tipsVi: [
    'Ở lại ít nhất hai đêm: một ngày hang dễ, một ngày tuyến rừng, dư một buổi phòng mưa.',
    'Đi Thiên Đường lúc mở cửa hoặc sau hai giờ chiều để tránh đoàn đông.',
    'Máy ảnh mang túi chống nước; trong hang cần đèn, không cần flash.',
    'Tập leo cầu thang có đeo ba lô một tháng trước khi đi hang Én hay Tú Làn.',
    'Mua bảo hiểm du lịch có ghi rõ hoạt động hang động.',
  ],
  tipsEn: [
    'Stay two nights at least: one day for easy caves, one for the jungle, half a day spare for rain.',
    'See Paradise Cave at opening time or after two in the afternoon to miss the groups.',
    'Bring a dry bag for your camera; a steady lamp helps, flash doesn’t.',
    'Climb stairs with a loaded pack for a month before Hang En or Tu Lan.',
    'Check that your travel insurance names caving; many policies leave it out.',
  ],
})
