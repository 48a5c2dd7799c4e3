import { topicPage } from './with-topic-facts'

export const content = topicPage({
  slug: 'quiet-beaches',
  meta: {
    titleVi: 'Bãi biển vắng ở Việt Nam: mùa nào, đường đi, dòng rút',
    titleEn: 'Quiet beaches in Vietnam, coast by coast',
    descriptionVi:
      'Minh Châu, Bảo Ninh, Lăng Cô, Bãi Xép, Vĩnh Hy, Hồ Tràm, Đầm Trầu: bờ nào đẹp tháng nào, đi đường nào, ăn và tắm tráng ở đâu, nhận ra dòng rút khi vắng cứu hộ.',
    descriptionEn:
      'Minh Chau, Bao Ninh, Lang Co, Bai Xep, Vinh Hy, Ho Tram, Dam Trau: how to reach each, the months that suit its coast, what you find there and how to spot a rip.',
  },
  category: 'beaches',
  titleVi: 'Những bãi biển còn vắng người',
  titleEn: 'Beaches that are still quiet',
  descriptionVi:
    'Từ Minh Châu, Bảo Ninh, Lăng Cô đến Bãi Xép, Vĩnh Hy, Hồ Tràm và Đầm Trầu: mỗi bờ đẹp tháng nào, dòng rút nhận ra sao, có gì ăn, chỗ nào tắm tráng.',
  descriptionEn:
    'From Minh Chau and Lang Co to Bai Xep, Vinh Hy, Ho Tram and Dam Trau: which months suit each coast, how to spot a rip, and what you’ll find there.',
  tagsVi: ['biển vắng', 'Lăng Cô', 'Bãi Xép', 'Hồ Tràm', 'an toàn biển'],
  tagsEn: ['quiet beaches', 'Lang Co', 'Bai Xep', 'Con Dao', 'sea safety'],
  imageAltVi: 'Bãi biển vắng với một chiếc thúng úp trên cát và hàng phi lao phía sau.',
  imageAltEn: 'An empty beach with a basket boat on the sand and casuarinas behind.',
  publishedDate: '2026-05-05',
  featured: true,
  relatedDestinations: ['hue', 'da-nang', 'hoi-an', 'halong-bay'],
  contentVi: `Bãi vắng ở Việt Nam bây giờ hiếm khi là bãi không ai biết. Thường nó vắng vì xa thêm một chuyến đò, thêm mươi cây số, hoặc vì hôm đó là thứ Ba. Dưới đây là những nơi vẫn nghe được tiếng sóng, xếp từ bắc vào nam.

## Miền Bắc và Bắc Trung Bộ

**Minh Châu, Quan Lạn (Vân Đồn, Quảng Ninh).** Cát thạch anh trắng, mịn, đi chân trần kêu ken két. Tàu cao tốc từ bến Ao Tiên chừng một tiếng. Thứ Sáu đến Chủ nhật mùa hè vẫn đông, ra từ thứ Hai thì gần như có bãi riêng.

**Bảo Ninh (Đồng Hới, Quảng Trị).** Nhật Lệ ở phía phố, còn Bảo Ninh là doi cát bên kia cầu, kéo dài về nam, càng xa cầu càng vắng. Tiện ghép với Phong Nha.

**Lăng Cô (Huế).** Bãi dài gần chục cây số, một bên biển, một bên đầm Lập An, dựa lưng vào Hải Vân. Tắm buổi sáng, trưa sang đầm ăn hàu. Từ [Huế](/where-to-go/hue) hay [Đà Nẵng](/where-to-go/da-nang) đều có tàu hỏa dừng.

**Hà My (Đà Nẵng).** An Bàng giờ kín ghế và nhạc. Nhích lên phía bắc vài cây số là Hà My, chiều có dân làng ra tắm, còn lại là phi lao với thúng. Bờ biển quanh Cửa Đại, An Bàng xói lở mạnh sau mùa bão, mỗi năm bãi một dáng.

## Nam Trung Bộ

**Bãi Xép** có hai nơi, đừng nhầm. Bãi ở phía nam Quy Nhơn (Gia Lai) là làng chài nép dưới núi, có nhà nghỉ nhỏ, tắm êm. Bãi ở Tuy An (Phú Yên cũ, nay thuộc Đắk Lắk) là nơi quay *Tôi thấy hoa vàng trên cỏ xanh*: đồi cỏ, gành đá đẹp để ngắm, sóng lớn không hợp bơi.

**Bãi Dài, Cam Ranh (Khánh Hòa).** Resort chiếm phần lớn, nhưng vẫn còn lối xuống biển chung; cát thoải, hợp trẻ nhỏ. **Vĩnh Hy** thì ngược lại: vịnh nhỏ giữa núi Chúa, đẹp nhất là đoạn đường ven biển dẫn vào, muốn tắm phải thuê thuyền ra bãi nhỏ trong vịnh.

## Miền Nam

**Hồ Tràm (TP. Hồ Chí Minh).** Cách trung tâm hơn hai tiếng xe, rừng dương sát mép cát. Đi giữa tuần, tránh chỗ gần cửa sông.

**Đầm Trầu (Côn Đảo).** Rừng xuống tận bãi, máy bay hạ cánh ngay trên đầu. Có vài quán lá bán nước, quá trưa nên gọi cơm sớm.

## Bờ nào, mùa nào

| Bờ | Biển êm |
| --- | --- |
| Quảng Ninh | tháng 5–9, coi chừng bão |
| Bảo Ninh, Lăng Cô, Hà My | tháng 4–8 |
| Quy Nhơn – Cam Ranh | tháng 2–8 |
| Hồ Tràm | quanh năm, gió nhiều tháng 12–2 |
| Côn Đảo | tháng 3–9 |

## Bãi vắng thì không có cứu hộ

Dòng rút (dòng chảy xa bờ) là dải nước sẫm, lặng hơn hai bên, giữa hai vệt sóng trắng: chỗ trông hiền nhất lại nguy nhất. Lỡ bị cuốn, đừng bơi ngược vào. Thả nổi, giơ tay gọi, bơi ngang song song bờ cho ra khỏi dòng rồi hãy vào.

Nắng từ 10 giờ đến 15 giờ đủ làm rát lưng trong nửa tiếng. Phần lớn bãi trên có hàng nước và vòi tắm tráng tính vài chục nghìn, ngoài mùa thì đóng. Rác mình mang đến, mình mang về, ở đó không có ai dọn thay.`,
  contentEn: `A quiet beach in Vietnam is seldom one that nobody knows. It is quiet because it takes one more boat or ten more kilometres, or because today is Tuesday. These are places where you can still hear the waves, from north to south.

## The north and upper centre

**Minh Chau and Quan Lan (Van Don, Quang Ninh).** White quartz sand so fine it squeaks underfoot, about an hour by fast boat from Ao Tien. Summer Fridays to Sundays are busy; arrive on a Monday and it’s almost yours. Easy to add to [Ha Long Bay](/where-to-go/halong-bay).

**Bao Ninh (Dong Hoi, Quang Tri).** Nhat Le is the town side; Bao Ninh is the sandspit across the bridge, emptier the further south you go. A good pair with the Phong Nha caves.

**Lang Co (Hue).** Close to ten kilometres of sand between the sea and Lap An lagoon, with Hai Van pass at its back. Swim in the morning, eat oysters by the lagoon at noon. Trains from [Hue](/where-to-go/hue) and [Da Nang](/where-to-go/da-nang) stop here.

**Ha My (Da Nang).** An Bang, Hoi An’s beach, has filled up with loungers and music. A few kilometres north at Ha My, villagers come down for an evening dip; otherwise it’s casuarinas and basket boats. This shore erodes badly in the storm season and looks different every year.

## The south-central coast

**Bai Xep** is two places. The one south of Quy Nhon (Gia Lai) is a fishing village under a hill, with small guesthouses and gentle water. The other, in Tuy An (formerly Phu Yen, now Dak Lak), is a grassy headland made famous by a Vietnamese film: lovely to look at, too rough for swimming.

**Bai Dai, Cam Ranh (Khanh Hoa).** Resorts hold much of it, but public paths remain and the sand shelves gently, which suits children. **Vinh Hy** is the reverse: a little bay inside Nui Chua National Park whose glory is the coast road leading in. To swim, hire a boat to one of its coves.

## The south

**Ho Tram (Ho Chi Minh City).** A little over two hours from downtown, with casuarinas right behind the sand. Go midweek and keep away from the river mouth.

**Dam Trau (Con Dao).** Forest down to the beach, and planes coming in to land just overhead. A few thatched stalls sell drinks; order lunch early.

## Which coast, which season

| Coast | Calm sea |
| --- | --- |
| Quang Ninh | May–Sept, typhoons possible |
| Bao Ninh, Lang Co, Ha My | April–Aug |
| Quy Nhon to Cam Ranh | Feb–Aug |
| Ho Tram | all year, windy Dec–Feb |
| Con Dao | March–Sept |

## No crowd means no lifeguard

A rip current is a darker, smoother strip between two lines of white water: the calmest-looking place is the dangerous one. If it takes you, don’t fight back towards the sand. Float, raise an arm, swim parallel to the shore until you’re out of it, then come in.

Between 10 am and 3 pm half an hour is enough to burn. Most of these beaches have a drinks stall and a paid freshwater shower, about a dollar; out of season they shut. Take your rubbish away with you, since no one else will.`,
  tipsVi: [
    'Đừng tắm một mình và đừng tắm sau khi uống bia, kể cả biển trông lặng.',
    'Hỏi người làng chỗ nào tắm được; họ biết hố nước và luồng chảy.',
    'Mang nước uống, mũ, áo dài tay, giấm ăn phòng sứa và một túi đựng rác.',
    'Muỗi cát hay cắn lúc sẩm tối; bôi thuốc trước khi ngồi xuống.',
    'Hỏi trước rồi hãy leo lên thúng hay gỡ lưới chụp ảnh: đó là cần câu cơm của người ta.',
  ],
  tipsEn: [
    'Never swim alone or after beer, however flat the sea looks.',
    'Ask villagers where to go in; they know the holes and currents.',
    'Bring water, a hat, long sleeves, vinegar for jellyfish stings and a rubbish bag.',
    'Sandflies bite at dusk: put repellent on before you sit down.',
    'Ask before climbing on basket boats or nets for a picture; they are somebody’s living.',
  ],
})
